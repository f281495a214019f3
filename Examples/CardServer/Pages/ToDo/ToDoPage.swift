import AdaptiveCards
import Foundation

/// A to-do list that several people change at the same time.
///
/// Clients that display the list ask for the changes since the revision that they have, and wait until there are some.
actor ToDoPage: CardPage {
    /// The number of seconds after which a request without changes is answered.
    private static let patience: TimeInterval = 15
    /// The number of revisions whose changes are kept. Clients that are further behind receive the whole card.
    private static let historyLimit = 200

    private var list = ToDoList()
    /// The changes of each revision, beginning with the one after ``firstRevision``.
    private var history: [[CardPatch.Change]] = []
    private var firstRevision = 0
    private var inputNumber = 1
    private let isBusy: Bool
    private var colleague: Task<Void, Never>?
    private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]

    private let summary = CardFiles.template("to-do")
    private let row = CardFiles.template("to-do-item")
    private let input = CardFiles.template("to-do-input")

    /// Creates the page.
    ///
    /// - Parameter isBusy: Whether a colleague changes the list while clients wait for changes.
    init(isBusy: Bool) {
        self.isBusy = isBusy
    }

    private var revision: Int { firstRevision + history.count }

    // MARK: Replies

    func card() -> CardReply { CardReply(.card(cardJSON), revision: "\(revision)") }

    func reply(to request: CardRequest) async -> CardReply {
        switch request {
        case .changes(let revision):
            if revision == "\(self.revision)" {
                if isBusy { employColleague() }
                await waitForChange()
            }
            return changes(after: revision)
        case .action(let action):
            guard case .object(let data) = action.data else { return .unknownRequest }
            switch action.verb {
            case "toggle":
                guard case .integer(let number)? = data["number"], list.toggle(number) else { return card() }
                record([change(number), summaryChange])
                return changes(after: action.revision)
            case "add": return add(data, revision: action.revision)
            default: return .unknownRequest
            }
        case .search: return .unknownRequest
        }
    }

    /// Adds an item with the title in the input, and sends an empty input to the client that has added it.
    private func add(_ data: [String: JSONValue], revision: String?) -> CardReply {
        guard let (id, value) = data.first(where: { $0.key.hasPrefix("title ") }), case .string(let text) = value else {
            return .unknownRequest
        }
        let title = text.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty, title.count <= 80 else {
            return CardReply(.failure(CardFailure(message: "", inputs: [id: "Enter something to do"])))
        }
        record(insertion(of: list.add(title, by: "You")))
        inputNumber += 1
        var reply = changes(after: revision)
        guard case .patch(var patch) = reply.content else { return reply }
        patch.changes.append(CardPatch.Change(id: id, items: [inputJSON]))
        reply.content = .patch(patch)
        return reply
    }

    // MARK: Changes

    /// Makes a revision of changes.
    private func record(_ changes: [CardPatch.Change]) {
        history.append(changes)
        if history.count > Self.historyLimit {
            history.removeFirst()
            firstRevision += 1
        }
        for continuation in waiting.values { continuation.resume() }
        waiting = [:]
    }

    /// Returns the changes after a revision, or the whole card if the revision is too old or unknown.
    private func changes(after text: String?) -> CardReply {
        guard let revision = text.flatMap(Int.init), (firstRevision...self.revision).contains(revision) else {
            return card()
        }
        let changes = history[(revision - firstRevision)...].reduce([], merged)
        return CardReply(.patch(CardPatch(changes, mode: .individual)), revision: "\(self.revision)")
    }

    /// Returns changes as one patch, in which each element is changed once.
    private func merged(_ first: [CardPatch.Change], _ second: [CardPatch.Change]) -> [CardPatch.Change] {
        var merged = first
        for change in second {
            if let index = merged.firstIndex(where: { $0.id == change.id }) {
                // Items that were inserted before the element remain.
                let inserted = merged[index].items.filter { item in
                    if case .object(let members) = item { members["id"] != .string(change.id) } else { true }
                }
                merged[index].items = inserted + change.items
            } else if let index = merged.firstIndex(where: { $0.items.contains { $0.hasID(change.id) } }),
                let place = merged[index].items.firstIndex(where: { $0.hasID(change.id) })
            {
                merged[index].items.replaceSubrange(place...place, with: change.items)
            } else {
                merged.append(change)
            }
        }
        return merged
    }

    private func waitForChange() async {
        let id = UUID()
        let timeout = Task {
            try await Task.sleep(nanoseconds: UInt64(Self.patience * 1e9))
            resume(id)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume() } else { waiting[id] = continuation }
            }
        } onCancel: {
            Task { await resume(id) }
        }
        timeout.cancel()
    }

    private func resume(_ id: UUID) { waiting.removeValue(forKey: id)?.resume() }

    /// Changes the list every few seconds, for as long as somebody waits for changes.
    private func employColleague() {
        guard colleague == nil else { return }
        colleague = Task {
            var step = 0
            repeat {
                try? await Task.sleep(nanoseconds: 3_000_000_000)
                record(work(step))
                step += 1
                // Clients that still display the list request the next changes in the meantime.
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            } while !waiting.isEmpty
            colleague = nil
        }
    }

    private func work(_ step: Int) -> [CardPatch.Change] {
        if step.isMultiple(of: 3), list.items.count < 40 { return insertion(of: list.addIdea()) }
        let open = list.items.filter { !$0.isDone }
        guard let item = open.first ?? list.items.first else { return [summaryChange] }
        list.toggle(item.number)
        return [change(item.number), summaryChange]
    }

    // MARK: Elements

    private var cardJSON: JSONValue {
        guard case .object(var card) = summary.expand(data: summaryData).json, case .array(let body)? = card["body"]
        else {
            return .null
        }
        card["body"] = .array(body + list.items.map(element) + [Self.end, inputJSON])
        return .object(card)
    }

    /// The element before which new ones are inserted.
    private static let end: JSONValue = ["type": "Container", "id": "end", "isVisible": false, "items": []]

    private var summaryData: JSONValue { ["open": .integer(list.items.filter { !$0.isDone }.count)] }

    private var summaryChange: CardPatch.Change {
        guard case .object(let card) = summary.expand(data: summaryData).json, case .array(let body)? = card["body"]
        else {
            return CardPatch.Change(id: "summary", items: [])
        }
        return CardPatch.Change(id: "summary", items: body)
    }

    private var inputJSON: JSONValue { input.expand(data: ["number": .integer(inputNumber)]).json }

    private func element(_ item: ToDoList.Item) -> JSONValue {
        row.expand(data: [
            "number": .integer(item.number), "title": .string(item.title), "author": .string(item.author),
            "done": .boolean(item.isDone),
        ]).json
    }

    private func change(_ number: Int) -> CardPatch.Change {
        CardPatch.Change(id: "item \(number)", items: list.items.filter { $0.number == number }.map(element))
    }

    private func insertion(of item: ToDoList.Item) -> [CardPatch.Change] {
        [CardPatch.Change(id: "end", items: [element(item), Self.end]), summaryChange]
    }
}

extension JSONValue {
    /// Returns whether the value is an element with an identifier.
    fileprivate func hasID(_ id: String) -> Bool {
        if case .object(let members) = self { members["id"] == .string(id) } else { false }
    }
}
