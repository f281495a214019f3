import CardPages
import Foundation
import TrestleCards
import TrestleLoading
import UIKit

/// A card of the example server.
enum ServerCard: String, CaseIterable {
    case catalog, registration
    case toDo = "to-do"

    var title: String {
        switch self {
        case .catalog: "Catalog"
        case .registration: "Registration"
        case .toDo: "To-do list"
        }
    }

    var detail: String {
        switch self {
        case .catalog: "100,000 things, in pages"
        case .registration: "Checked by the client and the server"
        case .toDo: "Changed by several people"
        }
    }

    /// Creates the screen of the card.
    @MainActor
    func makeScreen() -> UIViewController {
        let controller = RemoteCardViewController(client, configuration: CardConfiguration { _ in })
        controller.title = title
        return controller
    }

    /// A client of the server at the address in the environment variable `TRESTLE_CARD_SERVER`, or of one in this process.
    private var client: CardClient {
        var configuration = CardClient.Configuration()
        if let text = ProcessInfo.processInfo.environment["TRESTLE_CARD_SERVER"], let address = URL(string: text) {
            // A server on this machine has no certificate.
            configuration.schemes.insert("http")
            return CardClient(address.appendingPathComponent(rawValue), configuration: configuration)
        }
        configuration.folder = nil
        return CardClient(LocalCardServer.address(of: self), configuration: configuration, transport: LocalCardServer())
    }
}

/// The example server in this process.
private struct LocalCardServer: Transport {
    private static let site = CardSite(isBusy: true)

    static func address(of card: ServerCard) -> URL {
        guard let url = URL(string: "https://cards.example/\(card.rawValue)") else {
            preconditionFailure("The name of \(card) cannot be part of an address.")
        }
        return url
    }

    func response(to request: TransportRequest) async throws -> TransportResponse {
        let (status, body) = await Self.site.response(to: request.url.path, body: request.body)
        return TransportResponse(status: status, body: body)
    }
}
