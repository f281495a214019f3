internal import RowGeometry

/// The measured sizes of the items of a section. Most items of a large section are not measured, and take
/// no memory.
///
/// Each operation takes O(log *r*) for *r* runs of items with the same measured size.
package struct MeasuredSizes: Sendable {
    // The runs of `RowGeometry` store one number of each item. A mark is 1 for a measured item and 0 for
    // another one, so that the sum of the marks is the rank of an item among the measured ones.
    private var marks: RowGeometry
    private var widths: RowGeometry
    private var heights: RowGeometry

    /// Creates the sizes of items that are not measured.
    package init(count: Int) {
        marks = RowGeometry(count: count, height: 0, isEstimated: true)
        widths = marks
        heights = marks
    }

    /// The number of items.
    package var count: Int { marks.count }

    /// The number of measured items.
    package var measuredCount: Int { Int(marks.totalHeight) }

    /// The measured size of an item. Items out of range are not measured.
    package subscript(item: Int) -> MeasuredSize? {
        get {
            guard item >= 0, item < count, marks.height(of: item) > 0 else { return nil }
            return MeasuredSize(
                width: widths.isEstimated(item) ? nil : widths.height(of: item),
                height: heights.isEstimated(item) ? nil : heights.height(of: item))
        }
        set {
            marks.setHeight(newValue == nil ? 0 : 1, of: item, isEstimated: true)
            widths.setHeight(Length.valid(newValue?.width ?? 0), of: item, isEstimated: newValue?.width == nil)
            heights.setHeight(Length.valid(newValue?.height ?? 0), of: item, isEstimated: newValue?.height == nil)
        }
    }

    /// Returns the first measured item at or after an item.
    package func firstMeasured(from item: Int) -> Int? { item >= count ? nil : marks.row(at: marks.offset(of: item)) }

    /// Returns whether an item in a range is measured.
    package func containsMeasured(in items: Range<Int>) -> Bool {
        guard let first = firstMeasured(from: items.lowerBound) else { return false }
        return first < items.upperBound
    }

    /// Inserts items that are not measured.
    package mutating func insert(count: Int, at item: Int) {
        marks.insert(count: count, height: 0, isEstimated: true, at: item)
        widths.insert(count: count, height: 0, isEstimated: true, at: item)
        heights.insert(count: count, height: 0, isEstimated: true, at: item)
    }

    /// Removes items.
    package mutating func remove(_ items: Range<Int>) {
        marks.remove(items)
        widths.remove(items)
        heights.remove(items)
    }
}
