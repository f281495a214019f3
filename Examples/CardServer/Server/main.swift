import Foundation
import Pages

let options = Options(CommandLine.arguments.dropFirst())
let site = CardSite(isBusy: !options.isQuiet)
let address = "http://127.0.0.1:\(options.port)"
let greeting = """
    The cards are at \(site.names.map { "\(address)/\($0)" }.joined(separator: ", ")).
    To display them: TRESTLE_CARD_SERVER=\(address) make run

    """
FileHandle.standardOutput.write(Data(greeting.utf8))
try await CardServer(site: site, fault: options.fault).run(port: options.port)
