extension IndexPath {
    /// Creates the index path of a row in a section of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section, which is the first index.
    ///
    /// - Precondition: The index path has a first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section, which is the second index.
    ///
    /// - Precondition: The index path has a second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section, which is the second index.
    ///
    /// - Precondition: The index path has a second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

/// The section and the row of a table's index path, without the storage for more indices.
struct RowPath: Hashable, Comparable {
    var section: Int
    var row: Int

    init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, row: indexPath.row)
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }

    static func < (a: RowPath, b: RowPath) -> Bool {
        (a.section, a.row) < (b.section, b.row)
    }
}
