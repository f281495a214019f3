import AdaptiveCards
import ArgumentParser
import Foundation
import ProjectImport

struct CardsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cards", abstract: "Work with Adaptive Cards.", subcommands: [Check.self])

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Check files of cards and templates.",
            discussion: """
                Prints each problem with its file, line, column and JSON pointer, as compilers do. The command fails if there are errors: \
                elements that would be missing, or expressions without a value.
                Files with expressions in ${…} are templates: with --data they are expanded first, and positions are those of the values of the \
                expanded card.
                With --previews, the cards are also drawn into PNG files: light, dark, and with large text. With --host-config, the cards have \
                the appearance of a host configuration, whose problems are printed, too.
                """)

        @Argument(help: ArgumentHelp("JSON files.", valueName: "file"))
        var files: [String]

        @Option(help: ArgumentHelp("A JSON file with the data of the templates.", valueName: "file"))
        var data: String?

        @Option(help: ArgumentHelp("The folder for the images of the cards.", valueName: "folder"))
        var previews: String?

        @Option(help: ArgumentHelp("A JSON file with the appearance of the cards.", valueName: "file"))
        var hostConfig: String?

        func run() throws {
            let values = try data.map { try document($0).root }
            var hasErrors = try hostConfig.map { try checkHostConfig($0) } ?? false
            var cards: [CardPreviewTool.Card] = []
            for file in files {
                do {
                    let (failed, json) = try check(file, values)
                    hasErrors = failed || hasErrors
                    cards.append(CardPreviewTool.Card(file: Console.url(file), json: json))
                } catch let error as JSONError {
                    print("\(file):\(error.position): error: \(error.reason) (\(error.pointer))")
                    hasErrors = true
                }
            }
            if let previews, !cards.isEmpty {
                try CardPreviewTool(program: Console.program)
                    .draw(cards, hostConfig: hostConfig.map { Console.url($0) }, into: Console.url(previews))
            }
            if hasErrors { throw ExitCode.failure }
        }

        /// Prints the problems of a host configuration.
        ///
        /// - Returns: Whether it has errors.
        private func checkHostConfig(_ file: String) throws -> Bool {
            do {
                let problems = try HostConfigReader().read(Data(contentsOf: Console.url(file))).diagnostics
                for problem in problems { print("\(file):\(problem)") }
                return problems.contains { $0.severity == .error }
            } catch let error as JSONError {
                print("\(file):\(error.position): error: \(error.reason) (\(error.pointer))")
                throw ExitCode.failure
            }
        }

        private func document(_ file: String) throws -> JSONDocument {
            try JSONDocument(reading: Data(contentsOf: Console.url(file)))
        }

        /// Checks a file.
        ///
        /// - Returns: Whether it has errors, and the card, which is expanded if there is data.
        private func check(_ file: String, _ values: JSONValue?) throws -> (hasErrors: Bool, card: JSONValue) {
            let document = try document(file)
            guard let values else {
                let template = CardTemplate(json: document.root)
                for problem in template.diagnostics {
                    print("\(file):\(document.position(of: problem.pointer)): \(problem)")
                }
                let result = try CardReader().read(Data(contentsOf: Console.url(file)))
                for problem in result.diagnostics { print("\(file):\(problem)") }
                let hasErrors =
                    template.diagnostics.contains { $0.severity == .error }
                    || result.diagnostics.contains { $0.severity == .error }
                return (hasErrors, document.root)
            }
            let expansion = CardTemplate(json: document.root).expand(data: values)
            for problem in expansion.diagnostics {
                print("\(file):\(document.position(of: problem.pointer)): \(problem)")
            }
            let problems = CardReader().read(expansion.json).diagnostics
            for problem in problems { print("\(file): \(problem)") }
            let hasErrors =
                expansion.diagnostics.contains { $0.severity == .error }
                || problems.contains { $0.severity == .error }
            return (hasErrors, expansion.json)
        }
    }
}
