import ArgumentParser
import FlyingFox
import Foundation
import GRDB
import OrderedCollections
import Trestle
import UIKit
import Yams

/// A food in the pantry, as a database record and as a value of a YAML file.
public struct Food: Codable, Equatable, Identifiable, FetchableRecord, PersistableRecord, Sendable {
    public var id: Int64
    public var name: String
    public var shelf: String

    public init(id: Int64, name: String, shelf: String) {
        self.id = id
        self.name = name
        self.shelf = shelf
    }
}

/// The foods, stored in an in-memory database.
public struct Pantry: Sendable {
    private let database: DatabaseQueue

    public init(yaml: String) throws {
        database = try DatabaseQueue()
        let foods = try YAMLDecoder().decode([Food].self, from: yaml)
        try database.write { database in
            try database.create(table: "food") { table in
                table.primaryKey("id", .integer)
                table.column("name", .text).notNull()
                table.column("shelf", .text).notNull()
            }
            for food in foods { try food.insert(database) }
        }
    }

    /// Returns the foods by shelf, in the order of their names.
    public func shelves() throws -> OrderedDictionary<String, [Food]> {
        let foods = try database.read { try Food.order(Column("name")).fetchAll($0) }
        return OrderedDictionary(grouping: foods, by: \.shelf)
    }

    /// Returns a server that lists the names of the foods.
    public func makeServer(port: UInt16) async throws -> HTTPServer {
        let names = try shelves().values.joined().map(\.name)
        let server = HTTPServer(address: .loopback(port: port))
        await server.appendRoute("/foods") { _ in
            HTTPResponse(statusCode: .ok, body: Data(names.joined(separator: "\n").utf8))
        }
        return server
    }
}

/// The options of a command-line program.
public struct Options: ParsableArguments {
    @Option public var port: UInt16 = 8080

    public init() {}
}

/// The foods in a table.
public final class PantryViewController: FormViewController {
    private let shelves: OrderedDictionary<String, [Food]>

    public init(_ pantry: Pantry) throws {
        shelves = try pantry.shelves()
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PantryViewController does not support init(coder:). Create it with init(_:).")
    }

    public override var form: Form {
        Form {
            for (shelf, foods) in shelves {
                Section(id: shelf) {
                    for food in foods { KeyValueRow(food.name, value: shelf).id(food.id) }
                }
            }
        }
    }
}
