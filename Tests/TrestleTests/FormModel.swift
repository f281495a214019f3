import Foundation
import RandomRuns
import UIKit

@testable import Trestle

/// The description of a form, which can be changed step by step.
struct FormModel {
    struct Row: Equatable {
        var id: Int
        var kind: Int
        var text: Int
        var height: CGFloat?
        var isChecked: Bool
        var indentation: Int
        var separator: RowSeparator
    }

    struct Part {
        var id: Int
        var header: Int
        var footer: Int
        var isLazy: Bool
        /// Or `nil` for a section that is not collapsible.
        var isExpanded: Bool?
        var rows: [Row]
    }

    var parts: [Part] = []

    /// All rows, including those of collapsed sections.
    var rows: Set<RowID> { Self.rows(of: parts) }

    /// The rows of expanded sections.
    var shownRows: Set<RowID> { Self.rows(of: parts.filter { $0.isExpanded != false }) }

    private static func rows(of parts: [Part]) -> Set<RowID> {
        Set(parts.flatMap { part in part.rows.map { RowID($0.id, in: part.id) } })
    }

    var form: Form {
        Form(
            parts.map { part in
                let section = Self.section(part)
                return part.isExpanded.map { section.collapsible(isExpanded: $0) { _ in } } ?? section
            })
    }

    private static func section(_ part: Part) -> Section {
        if part.isLazy {
            return Section(
                id: part.id, header: edge(part.header), footer: edge(part.footer), data: part.rows, id: \.id
            ) { row($0) }
        }
        return Section(id: part.id, header: edge(part.header), footer: edge(part.footer)) { part.rows.map { row($0) } }
    }

    private static func edge(_ number: Int) -> (any HeaderFooterComponent)? {
        switch number % 4 {
        case 0: nil
        case 1: Title("title \(number)")
        case 2: Banner(text: "banner \(number)")
        default: Patch(height: number == 3 ? 0 : CGFloat(20 + number))
        }
    }

    private static func row(_ row: Row) -> Trestle.Row {
        var result: Trestle.Row
        switch row.kind {
        case 0: result = Item(id: row.id, text: "\(row.text)").row
        case 1: result = Word("\(row.text)").id(row.id)
        default: result = Patch(height: CGFloat(20 + row.text * 7)).id(row.id)
        }
        if let height = row.height { result = result.height(height) }
        if row.isChecked { result = result.accessory(.checkmark) }
        if row.indentation > 0 { result = result.indentation(row.indentation) }
        return row.separator == .automatic ? result : result.separator(row.separator)
    }

    mutating func change(using random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            switch Int.random(in: 0..<13, using: &random) {
            case 0: insertSection(&random)
            case 1: if parts.count > 1 { parts.remove(at: Int.random(in: parts.indices, using: &random)) }
            case 2: parts.shuffle(using: &random)
            case 3...5: forSome(&random) { part, random in Self.insertRow(&part, &random) }
            case 6:
                forSome(&random) { part, random in
                    if !part.rows.isEmpty { part.rows.remove(at: Int.random(in: part.rows.indices, using: &random)) }
                }
            case 7: forSome(&random) { part, random in part.rows.shuffle(using: &random) }
            case 8: moveAcross(&random)
            case 9:
                forSome(&random) { part, random in
                    part.header = Int.random(in: 0..<8, using: &random)
                    part.footer = Int.random(in: 0..<8, using: &random)
                }
            case 10: forSome(&random) { part, _ in part.isExpanded = part.isExpanded.map { !$0 } }
            default:
                forSome(&random) { part, random in
                    for index in part.rows.indices where Int.random(in: 0..<3, using: &random) == 0 {
                        part.rows[index] = Self.makeRow(part.rows[index].id, &random)
                    }
                }
            }
        }
    }

    private mutating func insertSection(_ random: inout SeededGenerator) {
        let ids = Set(0..<12).subtracting(parts.map(\.id)).sorted()
        guard let id = ids.randomElement(using: &random) else { return }
        var part = Part(
            id: id, header: Int.random(in: 0..<8, using: &random), footer: Int.random(in: 0..<8, using: &random),
            isLazy: Int.random(in: 0..<4, using: &random) == 0,
            isExpanded: Int.random(in: 0..<3, using: &random) == 0 ? true : nil, rows: [])
        for _ in 0..<Int.random(in: 0...8, using: &random) { Self.insertRow(&part, &random) }
        parts.insert(part, at: Int.random(in: 0...parts.count, using: &random))
    }

    private static func insertRow(_ part: inout Part, _ random: inout SeededGenerator) {
        let ids = Set(0..<30).subtracting(part.rows.map(\.id)).sorted()
        guard let id = ids.randomElement(using: &random) else { return }
        part.rows.insert(makeRow(id, &random), at: Int.random(in: 0...part.rows.count, using: &random))
    }

    private static func makeRow(_ id: Int, _ random: inout SeededGenerator) -> Row {
        Row(
            id: id, kind: Int.random(in: 0..<3, using: &random), text: Int.random(in: 0..<5, using: &random),
            height: Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 10...80, using: &random)),
            isChecked: Int.random(in: 0..<4, using: &random) == 0,
            indentation: max(0, Int.random(in: -3...2, using: &random)),
            separator: [.automatic, .automatic, .hidden, .inset(leading: 40, trailing: 8)].randomElement(using: &random)
                ?? .automatic)
    }

    private mutating func moveAcross(_ random: inout SeededGenerator) {
        guard parts.count > 1 else { return }
        let (from, to) = (
            Int.random(in: parts.indices, using: &random), Int.random(in: parts.indices, using: &random)
        )
        guard let row = parts[from].rows.randomElement(using: &random),
            from != to, !parts[to].rows.contains(where: { $0.id == row.id })
        else { return }
        parts[from].rows.removeAll { $0 == row }
        parts[to].rows.insert(row, at: Int.random(in: 0...parts[to].rows.count, using: &random))
    }

    private mutating func forSome(
        _ random: inout SeededGenerator, _ change: (inout Part, inout SeededGenerator) -> Void
    ) {
        guard let index = parts.indices.randomElement(using: &random) else { return }
        change(&parts[index], &random)
    }
}
