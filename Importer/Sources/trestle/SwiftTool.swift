import ArgumentParser
import Foundation
import Glibc
import ProjectImport

/// The program `swift`.
enum SwiftTool {
    /// Returns the arguments that select a project's package and its configuration.
    static func arguments(for project: ImportedProject, release: Bool) -> [String] {
        ["--package-path", project.folder.path, "--configuration", release ? "release" : "debug"]
    }

    /// Replaces this process, so that signals and the exit status are those of the program.
    static func replaceProcess(_ arguments: [String], environment: [String: String]) throws -> Never {
        for (name, value) in environment { setenv(name, value, 1) }
        var words = (["swift"] + arguments).map { strdup($0) }
        words.append(nil)
        execvp("swift", words)
        Console.printError(
            """
            error: The program swift could not be started: \(String(cString: strerror(errno))). Install Swift 6.3 and add it to the PATH: \
            https://www.swift.org/install
            """)
        throw ExitCode.failure
    }
}
