import AdaptiveCards
import Foundation
import LoadingFixtures
import Testing
import TrestleCards
import TrestleLoading
import TrestleTesting
import UIKit

@Suite("Cards of a server", .serialized) @MainActor
struct RemoteCardTests {
    private let server = FakeCardServer()
    private let folder = TemporaryFolder()

    private nonisolated static func text(_ text: String, id: String? = nil) -> JSONValue {
        var members: [String: JSONValue] = ["type": "TextBlock", "text": .string(text)]
        members["id"] = id.map { .string($0) }
        return .object(members)
    }

    private nonisolated static func card(_ body: [JSONValue], actions: [JSONValue] = []) -> JSONValue {
        ["type": "AdaptiveCard", "version": "1.5", "body": .array(body), "actions": .array(actions)]
    }

    private func screen(
        hostConfig: JSONValue = [:]
    ) throws -> (HeadlessScreen, RemoteCardViewController) {
        var configuration = CardClient.Configuration()
        configuration.folder = folder.url
        configuration.retryDelay = 0.001
        let client = CardClient(
            try #require(URL(string: "https://example.com/card")), configuration: configuration, transport: server)
        var cards = CardConfiguration { _ in }
        cards.hostConfig = HostConfig(json: hostConfig)
        let controller = RemoteCardViewController(client, configuration: cards)
        let screen = HeadlessScreen(scale: 1)
        screen.show(UINavigationController(rootViewController: controller))
        return (screen, controller)
    }

    private func waits(for text: String, on screen: HeadlessScreen) async -> Bool {
        await screen.wait { screen.view(showing: text) != nil }
    }

    // MARK: Loading

    @Test("a card is loaded, and a failure is displayed with a button that tries again")
    func loading() async throws {
        let (screen, _) = try screen()
        #expect(await waits(for: "Try Again", on: screen))
        screen.settle()
        await server.serve(Self.card([Self.text("Hello")]))
        screen.tap("Try Again")
        #expect(await waits(for: "Hello", on: screen))
    }

    @Test("without a connection, the card is displayed as it was last seen, with the changes since it was loaded")
    func offline() async throws {
        await server.serve(Self.card([Self.text("Milk", id: "milk")]), revision: "1")
        await server.reply { request in
            guard request == .changes(after: "1") else { return nil }
            let patch = CardPatch([.init(id: "milk", items: [Self.text("Bread", id: "milk")])])
            return CardReply(.patch(patch), revision: "2")
        }
        var (screen, controller) = try screen()
        #expect(await waits(for: "Bread", on: screen))
        let url = folder.url
        #expect(
            await screen.wait {
                let files = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
                // A file that is being written has another extension.
                let stored = files?.first { $0.pathExtension == "response" }.flatMap { try? Data(contentsOf: $0) }
                return stored?.range(of: Data("Bread".utf8)) != nil
            })
        await server.serve(nil)
        (screen, controller) = try self.screen()
        #expect(await waits(for: "Bread", on: screen))
        #expect(await screen.wait { screen.view(showing: "Try Again") != nil })
        #expect(controller.card.state.error is CardLoadingError)
    }

    @Test("a card whose copy was removed is not displayed without a connection", arguments: [true, false])
    func signOut(removesAll: Bool) async throws {
        await server.serve(Self.card([Self.text("Milk")]), revision: "1")
        var (screen, controller) = try screen()
        #expect(await waits(for: "Milk", on: screen))
        if removesAll {
            await controller.card.client.removeStoredCards()
        } else {
            await controller.card.client.removeStoredCard()
        }
        await server.serve(nil)
        (screen, controller) = try self.screen()
        #expect(await waits(for: "Try Again", on: screen))
        #expect(!screen.texts.contains("Milk"))
    }

    @Test(
        "what is no reply is an error, and not displayed",
        arguments: [
            TransportResponse(status: 200, body: Data("<html>".utf8)),
            TransportResponse(status: 200, body: Data("{\"type\": \"AdaptiveCard\", \"body\": [".utf8)),
            TransportResponse(status: 500, body: Data("oops".utf8)), TransportResponse(status: 200, body: Data()),
            TransportResponse(status: 404, body: Data("{\"type\": \"AdaptiveCard\"}".utf8)),
        ])
    func garbage(_ response: TransportResponse) async throws {
        await server.serve(raw: response)
        let (screen, _) = try screen()
        #expect(await waits(for: "Try Again", on: screen))
    }

    @Test("addresses whose scheme is not allowed are not loaded")
    func schemes() async throws {
        await server.serve(Self.card([Self.text("Hello")]))
        let url = try #require(URL(string: "http://example.com/card"))
        let card = RemoteCard(CardClient(url, transport: server), configuration: CardConfiguration { _ in })
        await card.load()
        #expect(card.state.error as? CardLoadingError == .schemeNotAllowed("http"))
        #expect(await server.loads.isEmpty)
    }

    // MARK: Pages

    @Test("a list continues with the next page when the user approaches its end, until there are no more")
    func pages() async throws {
        let rows = (0..<40).map { Self.text("Row \($0)", id: "row \($0)") }
        await server.serve(Self.card(rows + [CardDataQuery("rows", count: 40, skip: 40).json]))
        await server.reply { request in
            guard case .search(let search) = request, let skip = search.query.skip else { return nil }
            return CardReply(.results((skip..<min(skip + 40, 100)).map { Self.text("Row \($0)", id: "row \($0)") }))
        }
        let (screen, controller) = try screen()
        #expect(await waits(for: "Row 0", on: screen))
        #expect(await server.requests.isEmpty)
        for last in [39, 79, 99] {
            let sections = controller.tableView.numberOfSections
            #expect(
                await screen.wait {
                    let table = controller.tableView!
                    let row = table.numberOfRows(inSection: 0) - 1
                    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
                    return screen.view(showing: "Row \(last)") != nil
                }, "\(last) \(sections)")
        }
        #expect(await server.requests.count == 2)
        #expect(controller.card.state.content?.card.nextPage == nil)
    }

    @Test("a page that fails is loaded again by a tap")
    func failedPage() async throws {
        await server.serve(Self.card([Self.text("Row 0"), CardDataQuery("rows", count: 1, skip: 1).json]))
        await server.reply { request in
            if case .search = request { CardReply(.failure(CardFailure(message: "Out of order"))) } else { nil }
        }
        let (screen, _) = try screen()
        #expect(await waits(for: "Out of order", on: screen))
        await server.reply { request in
            if case .search = request { CardReply(.results([])) } else { nil }
        }
        screen.tap("Out of order")
        #expect(await screen.wait { screen.view(showing: "Out of order") == nil })
        #expect(screen.view(showing: "Row 0") != nil)
    }

    // MARK: Actions

    @Test("an action is sent with the values of the inputs, and its reply replaces the card")
    func execute() async throws {
        let input: JSONValue = ["type": "Input.Text", "id": "name", "label": "Name", "value": "Ada"]
        let button: JSONValue = ["type": "Action.Execute", "title": "Save", "verb": "save", "data": ["x": 1]]
        await server.serve(Self.card([input], actions: [button]))
        await server.reply { _ in CardReply(.card(Self.card([Self.text("Saved")]))) }
        let (screen, _) = try screen()
        #expect(await waits(for: "Save", on: screen))
        screen.tap("Save")
        #expect(await waits(for: "Saved", on: screen))
        #expect(await server.requests == [.action(.init(verb: "save", data: ["x": 1, "name": "Ada"]))])
    }

    @Test("a value that the server refuses is marked at its input until it changes")
    func refusal() async throws {
        let input: JSONValue = ["type": "Input.Text", "id": "name", "label": "Name", "value": "Ada"]
        let button: JSONValue = ["type": "Action.Execute", "title": "Save", "verb": "save"]
        await server.serve(Self.card([input], actions: [button]))
        await server.reply { request in
            guard case .action(let action) = request else { return nil }
            guard action.data == ["name": "Ada"] else { return CardReply(.message("Welcome")) }
            return CardReply(.failure(CardFailure(message: "Invalid", inputs: ["name": "Ada is taken"])))
        }
        let (screen, _) = try screen()
        #expect(await waits(for: "Save", on: screen))
        screen.tap("Save")
        #expect(await waits(for: "Ada is taken", on: screen))
        #expect(screen.view(showing: "Invalid") == nil)
        screen.type("B")
        screen.settle()
        #expect(screen.view(showing: "Ada is taken") == nil)
        screen.tap("Save")
        #expect(await waits(for: "Welcome", on: screen))
    }

    @Test(
        "a card on a screen of its own is sent with the values of both cards, and closed by the reply",
        arguments: [false, true])
    func popup(_ isPatch: Bool) async throws {
        let name: JSONValue = ["type": "Input.Text", "id": "name", "label": "Name", "value": "Ada"]
        let inner: JSONValue = [
            "body": [["type": "Input.Text", "id": "note", "label": "Note", "value": "Milk"]],
            "actions": [["type": "Action.Execute", "title": "Save", "verb": "save"]],
        ]
        let show: JSONValue = ["type": "Action.ShowCard", "title": "Details", "card": inner]
        await server.serve(Self.card([Self.text("Old", id: "text"), name], actions: [show]), revision: "1")
        await server.reply { request in
            guard case .action = request else { return nil }
            let new = Self.text("New", id: "text")
            let change = CardPatch([.init(id: "text", items: [new])])
            return CardReply(isPatch ? .patch(change) : .card(Self.card([new, name], actions: [show])), revision: "2")
        }
        let (screen, controller) = try screen(hostConfig: ["actions": ["showCard": ["actionMode": "popup"]]])
        #expect(await waits(for: "Details", on: screen))
        screen.tap("Details")
        screen.settle()
        #expect(controller.navigationController?.topViewController !== controller)
        screen.tap("Save")
        #expect(await waits(for: "New", on: screen))
        screen.settle()
        #expect(controller.navigationController?.topViewController === controller)
        #expect(
            await server.requests.contains(
                .action(.init(verb: "save", data: ["name": "Ada", "note": "Milk"], revision: "1"))))
    }

    @Test(
        "a value of a card on a screen of its own that the server refuses is marked there, and changes are followed again"
    )
    func refusedPopup() async throws {
        let inner: JSONValue = [
            "body": [["type": "Input.Text", "id": "note", "label": "Note", "value": "Milk"]],
            "actions": [["type": "Action.Execute", "title": "Save", "verb": "save"]],
        ]
        let show: JSONValue = ["type": "Action.ShowCard", "title": "Details", "card": inner]
        await server.serve(Self.card([Self.text("Old", id: "text")], actions: [show]), revision: "1")
        await server.reply { request in
            guard case .action = request else { return nil }
            return CardReply(.failure(CardFailure(message: "Invalid", inputs: ["note": "No milk"])))
        }
        let (screen, controller) = try screen(hostConfig: ["actions": ["showCard": ["actionMode": "popup"]]])
        #expect(await waits(for: "Details", on: screen))
        screen.tap("Details")
        screen.settle()
        screen.tap("Save")
        #expect(await waits(for: "No milk", on: screen))
        #expect(controller.navigationController?.topViewController !== controller)
        await server.reply { request in
            guard request == .changes(after: "1") else { return nil }
            return CardReply(.patch(CardPatch([.init(id: "text", items: [Self.text("New")])])), revision: "2")
        }
        controller.navigationController?.popViewController(animated: true)
        #expect(await waits(for: "New", on: screen))
    }

    @Test("an action that fails is explained, and the card remains")
    func failedAction() async throws {
        let button: JSONValue = ["type": "Action.Execute", "title": "Save", "verb": "save"]
        await server.serve(Self.card([Self.text("Hello")], actions: [button]))
        await server.reply { _ in CardReply(.failure(CardFailure(message: "Closed today"))) }
        let (screen, _) = try screen()
        #expect(await waits(for: "Save", on: screen))
        screen.tap("Save")
        #expect(await waits(for: "Closed today", on: screen))
        #expect(screen.view(showing: "Hello") != nil)
    }

    @Test("a card is refreshed by its own action, once")
    func refresh() async throws {
        let refresh: JSONValue = ["action": ["type": "Action.Execute", "verb": "refresh"]]
        guard case .object(var members) = Self.card([Self.text("Old")]) else { return }
        members["refresh"] = refresh
        await server.serve(.object(members))
        await server.reply { [members] _ in
            CardReply(.card(.object(members.merging(["body": [Self.text("New")]]) { $1 })))
        }
        let (screen, _) = try screen()
        #expect(await waits(for: "New", on: screen))
        #expect(await server.requests == [.action(.init(verb: "refresh", trigger: .automatic))])
    }

    // MARK: Changes

    @Test("changes of the server are displayed as they occur, and a value that is being entered is kept")
    func changes() async throws {
        let input: JSONValue = ["type": "Input.Text", "id": "name", "label": "Name"]
        await server.serve(Self.card([Self.text("1 item", id: "count"), input]), revision: "1")
        let (screen, controller) = try screen()
        #expect(await waits(for: "1 item", on: screen))
        screen.tap("Name")
        screen.settle()
        screen.type("Ada")
        await server.reply { request in
            guard request == .changes(after: "1") else { return nil }
            let patch = CardPatch([.init(id: "count", items: [Self.text("2 items", id: "count")])])
            return CardReply(.patch(patch), revision: "2")
        }
        // The request that waits for a change ends when the screen disappears and appears again.
        let navigation = try #require(controller.navigationController)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        navigation.popViewController(animated: false)
        #expect(await waits(for: "2 items", on: screen))
        #expect(screen.view(showing: "Ada") != nil)
    }

    @Test("a change of an element that is not there loads the card again")
    func unknownChange() async throws {
        await server.serve(Self.card([Self.text("Old")]), revision: "1")
        await server.reply { [server] request in
            guard request == .changes(after: "1") else { return nil }
            Task { await server.serve(Self.card([Self.text("New")]), revision: "2") }
            return CardReply(.patch(CardPatch([.init(id: "x", items: [])])), revision: "2")
        }
        let (screen, _) = try screen()
        #expect(await waits(for: "New", on: screen))
    }

    @Test("changes are followed again, and the error disappears, once the server can be reached")
    func reconnection() async throws {
        await server.serve(Self.card([Self.text("Milk", id: "milk")]), revision: "1")
        var (screen, _) = try screen()
        #expect(await waits(for: "Milk", on: screen))
        await server.serve(nil)
        (screen, _) = try self.screen()
        #expect(await waits(for: "Try Again", on: screen))
        #expect(screen.view(showing: "Milk") != nil)
        screen.settle()
        await server.serve(Self.card([Self.text("Milk", id: "milk")]), revision: "1")
        await server.reply { request in
            guard request == .changes(after: "1") else { return nil }
            let patch = CardPatch([.init(id: "milk", items: [Self.text("Bread", id: "milk")])])
            return CardReply(.patch(patch), revision: "2")
        }
        screen.tap("Try Again")
        #expect(await waits(for: "Bread", on: screen))
        #expect(screen.view(showing: "Try Again") == nil)
    }
}
