/** The address of the invented provider that ships with the project. Tests of its texts run for no other provider. */
export const SAMPLE_ADDRESS = 'https://www.cursive-formation.example';
