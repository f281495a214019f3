/// The position of a row in its section, which determines the corners and separators of its cell.
struct SectionPosition: Equatable {
    var isFirst = false
    var isLast = false
    var style = UITableView.Style.plain
    var drawsSeparators = true
}
