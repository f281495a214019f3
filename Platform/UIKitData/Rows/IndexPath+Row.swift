extension IndexPath {
    /// Makes the path of a row in a section of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Makes the path of an item in a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section: the first index. Traps on a path without one.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section: the second index. Traps on a path without one.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section: the second index. Traps on a path without one.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

/// A row of a table: what an index path of two indices says, without the room for more.
package struct RowPath: Hashable, Comparable {
    package var section: Int
    package var row: Int

    package init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    package init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, row: indexPath.row)
    }

    package var indexPath: IndexPath { IndexPath(row: row, section: section) }

    package static func < (a: RowPath, b: RowPath) -> Bool {
        (a.section, a.row) < (b.section, b.row)
    }
}
