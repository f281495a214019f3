import Foundation
import Pages

let options = Options(CommandLine.arguments.dropFirst())
let site = CardSite(isBusy: !options.isQuiet)
try await CardServer(site: site).run(port: options.port) { port in
    let address = "http://127.0.0.1:\(port)"
    let greeting = """
        The cards are at \(site.names.map { "\(address)/\($0)" }.joined(separator: ", ")).
        To display them: TRESTLE_CARD_SERVER=\(address) make run

        """
    FileHandle.standardOutput.write(Data(greeting.utf8))
}
