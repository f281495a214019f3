extension PropertyReader {
    /// Reads the properties of an object, if there is one, and reports those that are unknown.
    mutating func read(_ name: String, _ read: (inout PropertyReader) -> Void) {
        guard var properties = object(name) else { return }
        read(&properties)
        properties.reportUnknown()
    }

    /// Reports the properties that have not been read.
    func reportUnknown() {
        for name in otherProperties.keys.sorted() where name != "$schema" {
            warn("“\(name)” is unknown, and is ignored.", of: name)
        }
    }

    /// Reports properties that have no effect.
    mutating func ignore(_ names: String...) {
        for name in names where value(name) != nil { warn("“\(name)” has no effect.", of: name) }
    }

    mutating func color(_ name: String) -> CardRGB? {
        guard let text = string(name) else { return nil }
        let color = CardRGB(text)
        if color == nil { warn("“\(text)” is not a color such as “#336699” or “#80336699”.", of: name) }
        return color
    }

    mutating func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
        guard let number = number(name) else { return nil }
        if range.contains(number) { return number }
        warn("“\(name)” is not between \(range.lowerBound) and \(range.upperBound), and is ignored.", of: name)
        return nil
    }

    /// Reads an object with a length for each keyword.
    mutating func lengths<Keyword: CardKeyword>(_ name: String) -> [Keyword: Double] {
        var lengths: [Keyword: Double] = [:]
        read(name) { properties in
            for keyword in Keyword.allCases { lengths[keyword] = properties.points(keyword.rawValue) }
        }
        return lengths
    }
}
