/// A request for a part of a data set of the server: for options of a selection, or for the elements of a card's next page.
///
/// In JSON it is an object of the type `Data.Query`. A card whose body ends with one continues with the elements of the data set,
/// which are loaded when the user approaches the end. Other hosts omit the object, which is not an element that they know.
public struct CardDataQuery: Hashable, Sendable {
    /// The name of the data set.
    public var dataset: String
    /// The maximum number of results.
    public var count: Int?
    /// The number of results that are skipped.
    public var skip: Int?

    /// Creates a query.
    public init(_ dataset: String, count: Int? = nil, skip: Int? = nil) {
        self.dataset = dataset
        self.count = count
        self.skip = skip
    }

    /// The query as an object of a card.
    public var json: JSONValue {
        var members: [String: JSONValue] = ["type": .string(Self.typeName), "dataset": .string(dataset)]
        members["count"] = count.map { .integer($0) }
        members["skip"] = skip.map { .integer($0) }
        return .object(members)
    }

    static let typeName = "Data.Query"

    init?(_ properties: PropertyReader) {
        var properties = properties
        guard let dataset = properties.requiredString("dataset") else { return nil }
        self.init(dataset, count: properties.count("count"), skip: properties.count("skip"))
    }
}
