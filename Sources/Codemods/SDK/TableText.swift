/// The tables as the texts that they are in the folder `Tables`: a line that names the columns, then the rows.
enum TableText {}
