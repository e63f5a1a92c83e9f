import { type Group, isGroup } from './plain-data.ts';

/** What the screen's own French says less well, or in a sign that few typefaces have. */
const OURS: Group = {
  app: { header: { media: 'Images' } },
  auth: {
    errors: { identitySettings: 'La connexion n’est pas réglée\u00a0: voyez docs/connexion-admin.md.' },
  },
  collection: {
    sidebar: { collections: 'Contenu', allCollections: 'Tout le contenu' },
    collectionTop: { newButton: 'Nouvelle entrée\u00a0: %{collectionLabel}' },
  },
  editor: {
    editorControlPane: {
      widget: {
        required: '%{fieldLabel}\u00a0: remplissez ce champ.',
        regexPattern: '%{fieldLabel}\u00a0: attendu, %{pattern}.',
      },
    },
    editorToolbar: {
      deleteUnpublishedChanges: 'Supprimer les modifications non publiées',
    },
    editorWidgets: { list: { add: 'Ajouter' } },
  },
  ui: {
    toast: {
      onFailToPersist: '%{details}',
      missingRequiredField: 'Rien n’a été enregistré\u00a0: un champ marqué en rouge est à remplir.',
      entrySaved: 'Enregistré',
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

/** The screen's words, with ours in the place of some. */
export const frenchPhrases = (theirs: Group = {}): Group => merged(theirs, OURS);
