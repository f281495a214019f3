extension CardParser {
    mutating func container(_ properties: inout PropertyReader) throws(Unsupported) -> CardContainer {
        var container = CardContainer(try elements(properties.elements("items")))
        container.style = properties.keyword("style")
        container.selectAction = try selectAction("selectAction", &properties)
        container.verticalContentAlignment = properties.keyword("verticalContentAlignment")
        container.bleeds = properties.boolean("bleed") ?? false
        container.backgroundImage = backgroundImage(&properties)
        container.minimumHeight = properties.points("minHeight")
        container.isRightToLeft = properties.boolean("rtl")
        return container
    }

    /// Reads the elements of an array that all have one type, which may be missing.
    mutating func parts<Item>(
        _ name: String, of type: String, _ properties: inout PropertyReader,
        _ read: (inout CardParser, inout PropertyReader) throws(Unsupported) -> Item?
    ) throws(Unsupported) -> [Item] {
        let list = properties.elements(name).map { value, pointer -> (value: JSONValue, pointer: JSONPointer) in
            guard case .object(let members) = value else { return (value, pointer) }
            return (.object(members.merging(["type": .string(type)]) { old, _ in old }), pointer)
        }
        return try items(list) { (parser, properties, found) throws(Unsupported) -> Item? in
            guard found == type else { return try parser.unsupported("The type “\(found)”", properties) }
            return try read(&parser, &properties)
        }
    }

    // MARK: Columns

    mutating func columnSet(_ properties: inout PropertyReader) throws(Unsupported) -> CardColumnSet {
        var set = CardColumnSet(
            try parts("columns", of: "Column", &properties) {
                (parser, properties) throws(Unsupported) -> CardColumn? in
                return try parser.column(&properties)
            })
        set.container = try container(&properties)
        set.horizontalAlignment = properties.keyword("horizontalAlignment")
        return set
    }

    private mutating func column(_ properties: inout PropertyReader) throws(Unsupported) -> CardColumn {
        var column = CardColumn(try container(&properties))
        column.width = width(&properties) ?? .stretch
        column.id = elementID(&properties)
        column.isVisible = properties.boolean("isVisible") ?? true
        column.hasSeparator = properties.boolean("separator") ?? false
        column.spacing = properties.keyword("spacing") ?? .default
        return column
    }

    private func width(_ properties: inout PropertyReader) -> CardColumnWidth? {
        if case .string(let text)? = properties.value("width") {
            switch text.lowercased() {
            case "auto": return .auto
            case "stretch": return .stretch
            default: if let points = PropertyReader.points(text) { return .points(points) }
            }
        }
        return properties.number("width").map { .weight(min(max(0.01, $0), 1000)) }
    }

    // MARK: Tables

    mutating func table(_ properties: inout PropertyReader) throws(Unsupported) -> CardTable {
        let columns = properties.objects("columns").map { properties in
            var properties = properties
            var column = CardTable.Column()
            column.width = width(&properties) ?? .weight(1)
            column.alignment = cellAlignment(&properties)
            return column
        }
        let rows = try parts("rows", of: "TableRow", &properties) {
            (parser, properties) throws(Unsupported) -> CardTable.Row? in
            return try parser.tableRow(&properties)
        }
        var table = CardTable(columns: columns, rows: rows)
        // The schema and the documentation have different names.
        table.hasHeader = properties.boolean("firstRowAsHeader") ?? properties.boolean("firstRowAsHeaders") ?? true
        table.showsGridLines = properties.boolean("showGridLines") ?? true
        table.gridStyle = properties.keyword("gridStyle") ?? .default
        table.alignment = cellAlignment(&properties)
        return table
    }

    private mutating func tableRow(_ properties: inout PropertyReader) throws(Unsupported) -> CardTable.Row {
        let cells = try parts("cells", of: "TableCell", &properties) {
            (parser, properties) throws(Unsupported) -> CardContainer? in
            return try parser.container(&properties)
        }
        return CardTable.Row(
            cells: cells, style: properties.keyword("style"), alignment: cellAlignment(&properties))
    }

    private func cellAlignment(_ properties: inout PropertyReader) -> CardTable.CellAlignment {
        CardTable.CellAlignment(
            horizontal: properties.keyword("horizontalCellContentAlignment"),
            vertical: properties.keyword("verticalCellContentAlignment"))
    }

    // MARK: Carousels

    mutating func carousel(_ properties: inout PropertyReader) throws(Unsupported) -> CardCarousel {
        let pages = try parts("pages", of: "CarouselPage", &properties) {
            (parser, properties) throws(Unsupported) -> CardCarousel.Page? in
            return CardCarousel.Page(container: try parser.container(&properties), id: parser.elementID(&properties))
        }
        var carousel = CardCarousel(pages: pages)
        carousel.initialPage = properties.count("initialPage").map { min($0, max(0, pages.count - 1)) } ?? 0
        carousel.timer = properties.number("timer").flatMap { $0 > 0 ? $0 / 1000 : nil }
        carousel.loops = properties.boolean("loop") ?? true
        carousel.height = properties.points("heightInPixels")
        carousel.orientation = properties.keyword("orientation") ?? .horizontal
        return carousel
    }
}
