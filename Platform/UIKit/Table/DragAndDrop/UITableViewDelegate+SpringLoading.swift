extension UITableViewDelegate {
    /// The default implementation returns `true`.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let target = forwardee("tableView:shouldSpringLoadRowAtIndexPath:withContext:") else { return true }
        return target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
}
