import AdaptiveCards

/// The catalog: a list in pages, whose items can be ordered.
struct CatalogPage: CardPage {
    private static let pageSize = 50
    /// The number of items in one reply at most, whatever a client requests.
    private static let maximumPageSize = 200

    private let catalog = Catalog()
    private let header = CardFiles.template("catalog")
    private let row = CardFiles.template("catalog-item")

    func card() async -> CardReply {
        guard case .object(var card) = header.expand(data: ["count": .integer(catalog.count)]).json,
            case .array(let body)? = card["body"]
        else { return .unknownRequest }
        let rows = catalog.items(from: 0, count: Self.pageSize).map(element)
        let next = CardDataQuery("catalog", count: Self.pageSize, skip: Self.pageSize)
        card["body"] = .array(body + rows + [next.json])
        return CardReply(.card(.object(card)))
    }

    func reply(to request: CardRequest) async -> CardReply {
        switch request {
        case .search(let search) where search.query.dataset == "catalog":
            let count = min(search.query.count ?? Self.pageSize, Self.maximumPageSize)
            return CardReply(
                .results(catalog.items(from: search.query.skip ?? 0, count: count).map(element)))
        case .action(let action) where action.verb == "order":
            guard case .object(let data) = action.data, case .integer(let number)? = data["number"],
                (0..<catalog.count).contains(number)
            else { return CardReply(.failure(CardFailure(message: "There is no such thing."))) }
            return CardReply(.message("“\(catalog.item(number).name)” has been ordered."))
        default: return .unknownRequest
        }
    }

    private func element(_ item: Catalog.Item) -> JSONValue {
        row.expand(data: ["number": .integer(item.number), "name": .string(item.name), "price": .number(item.price)])
            .json
    }
}
