package import RowGeometry

extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section, which is the first index.
    /// - Precondition: The path contains at least one index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section, which is the second index.
    /// - Precondition: The path contains at least two indices.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section, which is the second index.
    /// - Precondition: The path contains at least two indices.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension RowPath {
    package init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, row: indexPath.row)
    }

    package var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
