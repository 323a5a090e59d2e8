/// The texts of `Tables/*.tsv` without their headings, as a test embeds them in the program: it needs
/// no file when it runs.
enum TableText {}
