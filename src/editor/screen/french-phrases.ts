import { inFrench } from './french-signs.ts';
import { type Group, isGroup } from './plain-data.ts';

/** Phrases that Decap's own French says less well, in a sign that few typefaces have, or not at all. */
const OURS: Group = {
  app: { header: { media: 'Images' } },
  auth: {
    loginWithForgejo: 'Se connecter avec Forgejo',
    errors: { identitySettings: 'La connexion n’est pas réglée\u00a0: voyez docs/connexion-admin.md.' },
  },
  collection: {
    sidebar: { collections: 'Contenu', allCollections: 'Tout le contenu' },
    collectionTop: {
      newButton: 'Nouvelle entrée\u00a0: %{collectionLabel}',
      // The accessible name begins with the visible label.
      newButtonAriaLabel: 'Nouvelle entrée\u00a0: %{collectionLabel}',
      viewAsList: 'Voir en liste',
      viewAsGrid: 'Voir en grille',
      searchResults: 'Résultats pour «\u00a0%{searchTerm}\u00a0»',
      searchResultsInCollection: 'Résultats pour «\u00a0%{searchTerm}\u00a0» dans %{collection}',
    },
    entries: { unpublishedHeader: 'Entrées non publiées' },
  },
  editor: {
    editor: {
      onLeavePage: 'Quitter cette page sans enregistrer\u202f?',
      confirmLoadBackup:
        'Ce formulaire avait des modifications non enregistrées. Voulez-vous les retrouver\u202f? Sinon, elles seront effacées.',
    },
    // A field says by itself, in its label, that it may be left out.
    editorControl: { field: { optional: '', widgetLabel: '%{widgetLabel} field' } },
    editorInterface: { toggleNotes: 'Notes' },
    editorToolbar: {
      backCollection: 'Retour à la liste\u00a0: %{collectionLabel}',
      deleteUnpublishedChanges: 'Supprimer les modifications non publiées',
      deleteUnpublishedEntry: 'Supprimer l’entrée non publiée',
      deletePublishedEntry: 'Supprimer l’entrée publiée',
      deleteEntry: 'Supprimer l’entrée',
      statusInfoTooltipDraft:
        'C’est un brouillon. Pour le faire relire, passez son statut à «\u00a0En cours de révision\u00a0».',
      statusInfoTooltipInReview: 'L’entrée est en relecture. Vous pouvez encore la modifier.',
      deployPreviewButtonLabel: 'Voir l’aperçu',
      deployButtonLabel: 'Voir le site',
    },
    editorWidgets: {
      image: {
        chooseMultiple: 'Choisir des images',
        addMore: 'Ajouter des images',
        removeAll: 'Retirer toutes les images',
      },
      file: {
        chooseMultiple: 'Choisir des fichiers',
        addMore: 'Ajouter des fichiers',
        removeAll: 'Retirer tous les fichiers',
      },
      datetime: { now: 'Aujourd’hui', setToNow: 'Aujourd’hui' },
      object: { expand: 'Ouvrir', collapse: 'Fermer' },
      list: { add: 'Ajouter' },
    },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: 'Voulez-vous vraiment supprimer ces images\u202f?' },
    mediaLibraryCard: { copyPath: 'Copier l’adresse' },
    mediaLibraryModal: {
      close: 'Fermer',
      mediaAssets: 'Images',
      noAssetsFound: 'Aucune image.',
      upload: 'Ajouter une image',
      uploading: 'Ajout…',
      search: 'Rechercher…',
      deleteSelected: 'Supprimer les éléments sélectionnés',
      chooseSelected: 'Choisir l’image sélectionnée',
    },
  },
  ui: {
    errorBoundary: { details: 'Une erreur est survenue. Rechargez la page, ou ' },
    settingsDropdown: { account: 'Votre compte' },
    toast: {
      onFailToPersist: '%{details}',
      onFailToDelete: '%{details}',
      missingRequiredField: 'Rien n’a été enregistré\u00a0: un champ marqué en rouge est à corriger.',
      entrySaved: 'Enregistré',
      onLoggedOut: 'Vous avez été déconnecté\u00a0: copiez vos modifications, puis reconnectez-vous.',
    },
  },
  workflow: {
    workflow: { dateFormat: 'D MMMM' },
    workflowCard: { deleteChanges: 'Supprimer les modifications' },
  },
};

/** On one's own computer a save writes a file, and publishes nothing. */
const LOCAL: Group = {
  editor: {
    editor: {
      onDeleteWithUnsavedChanges:
        'Voulez-vous vraiment supprimer cette entrée, et vos modifications non enregistrées\u202f?',
      onDeletePublishedEntry: 'Voulez-vous vraiment supprimer cette entrée\u202f?',
    },
    editorToolbar: {
      publishing: 'Enregistrement…',
      publish: 'Enregistrer',
      published: 'Enregistré',
      publishNow: 'Enregistrer maintenant',
      publishAndCreateNew: 'Enregistrer, puis créer une autre entrée',
      publishAndDuplicate: 'Enregistrer, puis dupliquer',
    },
  },
};

const merged = (theirs: Group, ours: Group): Group => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(ours).map(([key, value]) => {
      const there = theirs[key];
      return [key, isGroup(value) ? merged(isGroup(there) ? there : {}, value) : value];
    }),
  ),
});

/** Decap's words with the signs of French, and ours in the place of some; `isLocal` where it writes the files of this computer. */
export const frenchPhrases = (theirs: Group = {}, isLocal = false): Group =>
  merged(merged(inFrench(theirs, {}), OURS), isLocal ? LOCAL : {});

const REPLACE = /^(.+) already exists\. Do you want to replace it\?$/;

/** The one question that Decap asks in English whatever its language. */
export const frenchQuestion = (question: string): string =>
  question.replace(REPLACE, 'Une image s’appelle déjà «\u00a0$1\u00a0». Voulez-vous la remplacer\u202f?');
