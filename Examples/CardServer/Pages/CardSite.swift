import AdaptiveCards
import Foundation

/// All pages, by their names, which are the paths of their addresses.
package struct CardSite: Sendable {
    private let pages: [String: any CardPage]

    /// Creates the site.
    ///
    /// - Parameter isBusy: Whether others change the to-do list, too.
    package init(isBusy: Bool) {
        pages = [
            "catalog": CatalogPage(), "registration": RegistrationPage(), "to-do": ToDoPage(isBusy: isBusy),
        ]
    }

    /// The names of all pages, in alphabetical order.
    package var names: [String] { pages.keys.sorted() }

    /// Replies to a request of HTTP.
    ///
    /// - Parameters:
    ///   - path: The path of the address, with or without a slash at its start.
    ///   - body: The content of a request with the method POST, or `nil` for GET.
    /// - Returns: The status and the content of the response.
    package func response(to path: String, body: Data?) async -> (status: Int, body: Data) {
        let reply = await reply(to: path, body: body)
        return (reply.status, reply.json.encoded())
    }

    private func reply(to path: String, body: Data?) async -> CardReply {
        guard let page = pages[String(path.drop { $0 == "/" })] else {
            return CardReply(.failure(CardFailure(status: 404, code: "NotFound", message: "There is no such card.")))
        }
        guard let body else { return await page.card() }
        do {
            return await page.reply(to: try CardRequest(reading: body))
        } catch {
            return CardReply(.failure(CardFailure(message: "\(error)")))
        }
    }
}
