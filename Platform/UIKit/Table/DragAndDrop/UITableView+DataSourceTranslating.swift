internal import RowGeometry

extension UITableView: UIDataSourceTranslating {
}
