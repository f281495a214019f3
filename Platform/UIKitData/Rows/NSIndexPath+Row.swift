import Foundation

extension NSIndexPath {
    /// Creates the index path of a row in a section.
    public convenience init(forRow row: Int, inSection section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of an item in a section.
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section, which is the first index.
    public var section: Int { index(atPosition: 0) }

    /// The row in its section, which is the second index.
    public var row: Int { index(atPosition: 1) }

    /// The item in its section, which is the second index.
    public var item: Int { index(atPosition: 1) }
}
