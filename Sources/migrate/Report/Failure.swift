/// Something that could not be done: a line that names the path and says what to do about it.
enum Failure: Error, Hashable {
  // What the user wrote.
  case unknownCommand(String, nearest: String?)
  case noCommand
  case unknownShell(String, nearest: String?)
  /// - Parameter elsewhere: the commands that have the option.
  case unknownOption(String, command: String?, nearest: String?, elsewhere: [String])
  case missingValue(of: Option)
  case unexpectedValue(of: Option)
  case invalidNumber(String, option: Option, ClosedRange<Int>)
  case invalidChoice(String, option: Option, [String])
  case invalidValue(String, option: Option, wanted: String)
  case contradiction(Option, Option)
  case onlyWith(Option, Option)
  case missingOption(Option, command: String)
  case missingOperand(String, usage: String)
  case unexpectedOperand(String, command: String)
  case noPlace(String)
  case noSuchLine(String, line: Int, of: Int)
  case noSuchColumn(String, line: Int, column: Int, of: Int)
  case unknownCodemod(String, nearest: String?)
  case unknownTopic(String, nearest: String?)
  case noCodemodLeft
  case noModule
  case unknownModule(String, nearest: String?)
  case badTableRow(String, line: Int, String)
  case badSettings(String, line: Int, String)
  case settingsExist(String)
  case settingsNoFile(String)
  case noBaseline(String)

  // What PATH and `--root` lead to.
  case noSuchPath(String, SystemError)
  case notFolder(String)
  case outsideRoot(String, root: String)
  case notSwift(String)
  case noSwiftFile(String)
  case noOwnFile(String)

  // What is in the root.
  case unlistable(String, SystemError)
  case unreadable(String, SystemError)
  case nameNotUTF8(String)
  case nameInTwoForms(String)
  case binary(String)
  case invalidUTF8(String, line: Int, column: Int)
  case syntaxErrors(String, line: Int, column: Int, message: String, more: Int)

  // What writing meets.
  case linkLeadsOutside(String, target: String)
  case uncommitted([String], mayBeAllowed: Bool)
  case notCommitted(String, String)
  case notEmpty(String)
  case gitFailed(String)
  case gitHasNoChanges(String)
  case unknownReference(String, String)
  case changedMeanwhile(String)
  case changedByBuild(String)
  case editOverlaps(String)
  case notKept(String, journal: String, SystemError)
  case unwritable(String, SystemError)
  case readOnly(String)
  case hasOtherNames(String)
  case withoutCompanion(String, String)
  case leftWithCompanion(String, String)
  case journalUnusable(String, SystemError)
  case atWork(root: String)
  case notEncodable(String)
  case noAdoption(String, String)

  // What verifying meets.
  case buildNotStarted(String, SystemError)
  case buildNotUnderstood(String, Int32, String)
  case notVerified(String)
  case interrupted
  case notCopied(String, SystemError)

  // What `undo` meets.
  case nothingToUndo(String, elsewhere: String?)
  case changedSince(String)
  case isLink(String)
  case changedSinceBrokenOff(String, companion: String?, mayBeAllowed: Bool)
  case brokenOffBefore
  case nothingToResume(String)
  case notWritten(String)
  case damagedJournal(String)
}

extension Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'migrate --help' lists the commands")
    case .noCommand:
      "no command, and no repository, package or Xcode project here: "
        + "'migrate --help' lists the commands"
    case .unknownShell(let name, let nearest):
      "unknown shell '\(name)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "there are completions for bash, zsh and fish")
    case .unknownOption(let spelling, let command, let nearest, let elsewhere):
      "unknown option '\(spelling)'\(command.map { " of '\($0)'" } ?? ""): "
        + (elsewhere.commandsWithOption ?? nearest.map { "did you mean '\($0)'?" }
          ?? "'migrate \(command.map { "\($0) " } ?? "")--help' lists the options")
    case .missingValue(let option):
      "missing value of '\(option.spelling)': write '\(option.synopsis)'"
    case .unexpectedValue(let option):
      "'\(option.spelling)' takes no value: write it alone"
    case .invalidNumber(let text, let option, let range):
      "invalid value '\(text)' of '\(option.spelling)': "
        + "give a number from \(range.lowerBound) to \(range.upperBound)"
    case .invalidChoice(let text, let option, let choices):
      "invalid value '\(text)' of '\(option.spelling)': "
        + "give \(choices.map { "'\($0)'" }.alternatives)"
    case .invalidValue(let text, let option, let wanted):
      "invalid value '\(text)' of '\(option.spelling)': give \(wanted)"
    case .contradiction(let one, let other):
      "'\(one.spelling)' and '\(other.spelling)' contradict each other: choose one"
    case .onlyWith(let one, let other):
      "'\(one.spelling)' goes with '\(other.spelling)': write '\(other.synopsis)' as well"
    case .missingOption(let option, let command):
      "missing '\(option.spelling)': write 'migrate \(command) \(option.synopsis)'"
    case .missingOperand(let operand, let usage):
      "missing \(operand): write '\(usage)'"
    case .unexpectedOperand(let operand, let command):
      "unexpected '\(operand)': 'migrate \(command) --help' shows what '\(command)' takes"
    case .noPlace(let text):
      "'\(text)' isn't a place in a file: write FILE:LINE or FILE:LINE:COLUMN"
    case .noSuchLine(let path, let line, let count):
      "'\(path)' has no line \(line): name one from 1 to \(count)"
    case .noSuchColumn(let path, let line, let column, let count):
      "line \(line) of '\(path)' has no column \(column): it is \(count) bytes long"
    case .unknownCodemod(let id, let nearest):
      "unknown codemod '\(id)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'migrate list' lists them")
    case .unknownTopic(let name, let nearest):
      "no codemod and no reason is called '\(name)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'migrate explain' lists them")
    case .noCodemodLeft:
      "no codemod is left to run: 'migrate list' lists what '--only' and '--skip' choose from"
    case .noModule:
      "no module is named: write 'migrate adopt MODULE…', or './' for all modules of the root"
    case .unknownModule(let name, let nearest):
      "no module is called '\(name)': "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "'migrate report --modules' lists them, and a path has a slash, such as './\(name)'")
    case .badTableRow(let path, let line, let message):
      "cannot use '\(path)' line \(line): \(message)"
    case .badSettings(let path, let line, let message):
      "\(path):\(line): \(message)"
    case .settingsExist(let path):
      "'\(path)' is there already: edit it, or remove it and run again"
    case .settingsNoFile(let path):
      "'\(path)' has to be a file with the settings: move what is there, or repair the link"
    case .noBaseline(let path):
      "no baseline '\(path)': 'migrate baseline' writes one"

    case .noSuchPath(let path, let error):
      "cannot find '\(path)' (\(error)): check the spelling and the folder that you are in"
    case .notFolder(let path):
      "'\(path)' is not a folder: give '--root' the folder that holds the whole project"
    case .outsideRoot(let path, let root):
      "'\(path)' is outside the root '\(root)': name a root around it with '--root DIR'"
    case .notSwift(let path):
      "'\(path)' is not a Swift file: name files that end in .swift, or folders"
    case .noSwiftFile(let path):
      "no Swift file in '\(path)': name another folder (hidden folders and "
        + "\(Discovery.skippedFolders.sorted().joined(separator: ", ")) are left unchanged)"
    case .noOwnFile(let path):
      "every Swift file in '\(path)' is ignored by git, in a repository of its own, or in a folder of "
        + "vendored code: name those files, or a folder of theirs"

    case .unlistable(let path, let error):
      "cannot list '\(path)' (\(error)): \(error.advice(else: "run again when it is there"))"
    case .unreadable(let path, let error):
      "cannot read '\(path)' (\(error)): \(error.advice(else: "repair or remove it"))"
    case .nameNotUTF8(let path):
      "cannot migrate '\(path)': its name is not UTF-8; rename it"
    case .nameInTwoForms(let path):
      "cannot migrate '\(path)': there are files whose names differ only in how Unicode writes an accent; "
        + "rename all but one"
    case .binary(let path):
      "cannot migrate '\(path)': it is binary; rename it or move it out of the root"
    case .invalidUTF8(let path, let line, let column):
      "cannot migrate '\(path)': line \(line) is not UTF-8 at byte \(column); save it as UTF-8"
    case .syntaxErrors(let path, let line, let column, let message, let more):
      "\(path):\(line):\(column): \(message)\(more == 0 ? "" : " (and \(more) more)"): "
        + "declarations with syntax errors stay as they are; fix them and run again"

    case .linkLeadsOutside(let path, let target):
      "cannot write '\(path)': it is a link to '\(target)' outside the root; "
        + "migrate that with '--root'"
    case .uncommitted(let paths, let mayBeAllowed):
      "\(paths.summary) \(paths.count == 1 ? "has" : "have") uncommitted changes and nothing was "
        + "written: commit or stash them\(mayBeAllowed ? ", or pass '--allow-dirty'" : "")"
    case .notCommitted(let path, let said):
      "'git commit' fails in '\(path)'\(said.isEmpty ? "" : " (\(said))"): "
        + "the files of that commit are written; "
        + "commit them yourself, or 'migrate undo' puts them back"
    case .notEmpty(let path):
      "'\(path)' is not an empty folder: name one that is, or that is not there yet"
    case .gitFailed(let path):
      "cannot ask git for uncommitted changes in '\(path)' and nothing was written: "
        + "see what 'git status' says there, or pass '--allow-dirty'"
    case .gitHasNoChanges(let path):
      "cannot ask git for changed files in '\(path)': see what 'git status' says there"
    case .unknownReference(let reference, let path):
      "'\(reference)' isn't a commit that the branch in '\(path)' has left: name one that "
        + "'git merge-base' knows, and fetch it if it is elsewhere"
    case .changedMeanwhile(let path):
      "cannot write '\(path)': it was changed after it was read; run again"
    case .changedByBuild(let path):
      "'\(path)' was changed while the build ran and stays so, and all other files were put back: run again, "
        + "with a command that changes no sources"
    case .editOverlaps(let path):
      "cannot write '\(path)': what you edited there is on lines that another change writes; "
        + "'migrate clean --answers' forgets it, so that you can make that one, and edit the file"
    case .notKept(let path, let journal, let error):
      "cannot write '\(path)': its old text cannot be kept in '\(journal)' (\(error)); "
        + error.advice(on: "that folder")
    case .unwritable(let path, let error):
      "cannot write '\(path)' (\(error)): \(error.advice(on: "its folder"))"
    case .readOnly(let path):
      "cannot write '\(path)': it is read-only; make it writable and run again"
    case .hasOtherNames(let path):
      "cannot write '\(path)': it has other names (hard links), which would keep its present text; "
        + "give it a text of its own (cp, then mv) and run again"
    case .withoutCompanion(let path, let other):
      "'\(path)' was left as it was: its changes depend on changes of '\(other)', "
        + "which were not made; name both files"
    case .leftWithCompanion(let path, let other):
      "'\(path)' was left as it was: its changes depend on those of '\(other)', "
        + "which could not be written"
    case .journalUnusable(let journal, let error):
      "cannot write: the old text of the files cannot be kept in '\(journal)' (\(error)); "
        + error.advice(on: "that folder")
    case .atWork(let root):
      "another 'apply' or 'undo' is running in '\(root)': run again when it has ended"
    case .notEncodable(let error):
      "cannot write the report as JSON (\(error)): ask for '--format text'"
    case .noAdoption(let path, let reason):
      "cannot edit '\(path)', and left it as it was: \(reason)"

    case .buildNotStarted(let command, let error):
      "cannot run '\(command)' (\(error)), and nothing was changed: try it in a shell"
    case .buildNotUnderstood(let command, let status, let line):
      "'\(command)' fails before the change with status \(status), names no error in a file"
        + (line.isEmpty ? "" : " and ends with '\(line)'")
        + ", and nothing was changed: make it build and run again"
    case .notVerified(let command):
      "'\(command)' fails although no change is left, and nothing was changed: run it twice, "
        + "since it does not always say the same"
    case .interrupted:
      "interrupted, and nothing was changed: 'migrate apply --resume' continues"
    case .notCopied(let path, let error):
      "cannot copy '\(path)' to verify the changes (\(error)), and nothing was changed: "
        + error.advice(on: "the folder for temporary files")

    case .nothingToUndo(let root, let elsewhere):
      "nothing to undo in '\(root)': nothing was written there, or it has been put back"
        + (elsewhere.map { "; 'migrate undo --root \($0)' puts back what was written there" } ?? "")
    case .changedSince(let path):
      "'\(path)' was changed after 'apply' wrote it and nothing was put back: "
        + "undo that change, restore the files with git, or pass '--force'"
    case .isLink(let path):
      "'\(path)' was not put back: a link is in its place, or in that of a folder around it; "
        + "remove the link and run again"
    case .changedSinceBrokenOff(let path, let companion, let mayBeAllowed):
      "'\(path)' was changed after an interrupted run wrote it, and nothing was written: "
        + (companion.map {
          "its changes depend on those of '\($0)', so restore it with git, or "
            + "'migrate undo --force' restores both and keeps a copy"
        }
          ?? "restore it with git"
          + (mayBeAllowed ? ", or pass '--allow-dirty' to leave it as it is" : ""))
    case .brokenOffBefore:
      "the last run was interrupted, and nothing was done: 'migrate undo' puts back what it wrote"
    case .nothingToResume(let root):
      "nothing to resume in '\(root)': no 'apply' was interrupted there"
    case .notWritten(let path):
      "no run that is kept wrote '\(path)', and nothing was put back: 'migrate history' lists the runs"
    case .damagedJournal(let path):
      "cannot undo the run in '\(path)': the file is damaged; remove it and run again"
    }
  }
}

extension SystemError {
  fileprivate func advice(else other: String) -> String {
    isPermission ? "make it readable" : other
  }

  /// What to do so that the folder can be written to.
  fileprivate func advice(on folder: String) -> String {
    if isDiskFull { return "make room on the disk and run again" }
    return "\(isPermission ? "make \(folder) writable" : "fix that") and run again"
  }
}

extension [String] {
  /// `'A.swift'`, or `43 files ('A.swift', 'B.swift', 'C.swift' and 40 more)`
  fileprivate var summary: String {
    guard count > 1 else { return "'\(first ?? "")'" }
    let shown = prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return "\(counted(count, "file")) (\(shown)\(count > 3 ? " and \(count - 3) more" : ""))"
  }

  /// `it is an option of 'adopt' and 'report'`; `nil` for none.
  fileprivate var commandsWithOption: String? {
    guard !isEmpty else { return nil }
    let names = prefix(3).map { "'\($0)'" }
    return "it is an option of "
      + (names.count == 1
        ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1])
  }

  /// `'text', 'json' or 'html'`
  fileprivate var alternatives: String {
    [dropLast().joined(separator: ", "), last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }
}
