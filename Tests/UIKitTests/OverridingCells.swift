import UIKit

/// A cell that overrides each member of `UITableViewCell`, counts the calls, and calls super.
final class OverridingCell: UITableViewCell {
    final var calls: [String: Int] = [:]

    /// Counts a call of the member that calls this method.
    final func counted<Result>(_ member: String = #function, _ body: () -> Result) -> Result {
        calls[member, default: 0] += 1
        return body()
    }

    override var reuseIdentifier: String? { counted { super.reuseIdentifier } }
    override var contentView: UIView { counted { super.contentView } }
    override func encode(with coder: NSCoder) { counted { super.encode(with: coder) } }
    override var imageView: UIImageView? { counted { super.imageView } }
    override var textLabel: UILabel? { counted { super.textLabel } }
    override var detailTextLabel: UILabel? { counted { super.detailTextLabel } }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        counted { super.traitCollectionDidChange(previousTraitCollection) }
    }
    override var accessoryType: UITableViewCell.AccessoryType {
        get { counted { super.accessoryType } }
        set { counted { super.accessoryType = newValue } }
    }
    override var accessoryView: UIView? {
        get { counted { super.accessoryView } }
        set { counted { super.accessoryView = newValue } }
    }
    override var editingAccessoryType: UITableViewCell.AccessoryType {
        get { counted { super.editingAccessoryType } }
        set { counted { super.editingAccessoryType = newValue } }
    }
    override var editingAccessoryView: UIView? {
        get { counted { super.editingAccessoryView } }
        set { counted { super.editingAccessoryView = newValue } }
    }
    override var backgroundView: UIView? {
        get { counted { super.backgroundView } }
        set { counted { super.backgroundView = newValue } }
    }
    override var selectedBackgroundView: UIView? {
        get { counted { super.selectedBackgroundView } }
        set { counted { super.selectedBackgroundView = newValue } }
    }
    override var multipleSelectionBackgroundView: UIView? {
        get { counted { super.multipleSelectionBackgroundView } }
        set { counted { super.multipleSelectionBackgroundView = newValue } }
    }
    override var configurationState: UICellConfigurationState { counted { super.configurationState } }
    override func updateConfiguration(using state: UICellConfigurationState) {
        counted { super.updateConfiguration(using: state) }
    }
    override var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        get { counted { super.configurationUpdateHandler } }
        set { counted { super.configurationUpdateHandler = newValue } }
    }
    override var selectionStyle: UITableViewCell.SelectionStyle {
        get { counted { super.selectionStyle } }
        set { counted { super.selectionStyle = newValue } }
    }
    override var indentationLevel: Int {
        get { counted { super.indentationLevel } }
        set { counted { super.indentationLevel = newValue } }
    }
    override var indentationWidth: CGFloat {
        get { counted { super.indentationWidth } }
        set { counted { super.indentationWidth = newValue } }
    }
    override var separatorInset: UIEdgeInsets {
        get { counted { super.separatorInset } }
        set { counted { super.separatorInset = newValue } }
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { counted { super.contentConfiguration } }
        set { counted { super.contentConfiguration = newValue } }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { counted { super.backgroundConfiguration } }
        set { counted { super.backgroundConfiguration = newValue } }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { counted { super.automaticallyUpdatesContentConfiguration } }
        set { counted { super.automaticallyUpdatesContentConfiguration = newValue } }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { counted { super.automaticallyUpdatesBackgroundConfiguration } }
        set { counted { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        counted { super.defaultContentConfiguration() }
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        counted { super.defaultBackgroundConfiguration() }
    }
    override func setNeedsUpdateConfiguration() { counted { super.setNeedsUpdateConfiguration() } }
    override var isSelected: Bool {
        get { counted { super.isSelected } }
        set { counted { super.isSelected = newValue } }
    }
    override var isHighlighted: Bool {
        get { counted { super.isHighlighted } }
        set { counted { super.isHighlighted = newValue } }
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        counted { super.setSelected(selected, animated: animated) }
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        counted { super.setHighlighted(highlighted, animated: animated) }
    }
    override var isEditing: Bool {
        get { counted { super.isEditing } }
        set { counted { super.isEditing = newValue } }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        counted { super.setEditing(editing, animated: animated) }
    }
    override var editingStyle: UITableViewCell.EditingStyle { counted { super.editingStyle } }
    override var showingDeleteConfirmation: Bool { counted { super.showingDeleteConfirmation } }
    override var showsReorderControl: Bool {
        get { counted { super.showsReorderControl } }
        set { counted { super.showsReorderControl = newValue } }
    }
    override var shouldIndentWhileEditing: Bool {
        get { counted { super.shouldIndentWhileEditing } }
        set { counted { super.shouldIndentWhileEditing = newValue } }
    }
    override func willTransition(to state: UITableViewCell.StateMask) { counted { super.willTransition(to: state) } }
    override func didTransition(to state: UITableViewCell.StateMask) { counted { super.didTransition(to: state) } }
    override func prepareForReuse() { counted { super.prepareForReuse() } }
    override var focusStyle: UITableViewCell.FocusStyle {
        get { counted { super.focusStyle } }
        set { counted { super.focusStyle = newValue } }
    }
    override var canBecomeFocused: Bool { counted { super.canBecomeFocused } }
    override var focusEffect: UIFocusEffect? {
        get { counted { super.focusEffect } }
        set { counted { super.focusEffect = newValue } }
    }
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        counted { super.dragStateDidChange(dragState) }
    }
    override var userInteractionEnabledWhileDragging: Bool {
        get { counted { super.userInteractionEnabledWhileDragging } }
        set { counted { super.userInteractionEnabledWhileDragging = newValue } }
    }
    override func layoutSublayers(of layer: CALayer) { counted { super.layoutSublayers(of: layer) } }
    override func layoutSubviews() { counted { super.layoutSubviews() } }
    override func sizeThatFits(_ size: CGSize) -> CGSize { counted { super.sizeThatFits(size) } }
    override func tintColorDidChange() { counted { super.tintColorDidChange() } }
}

/// A header that overrides each member of `UITableViewHeaderFooterView`, counts the calls, and calls super.
final class OverridingHeader: UITableViewHeaderFooterView {
    final var calls: [String: Int] = [:]

    /// Counts a call of the member that calls this method.
    final func counted<Result>(_ member: String = #function, _ body: () -> Result) -> Result {
        calls[member, default: 0] += 1
        return body()
    }

    override var reuseIdentifier: String? { counted { super.reuseIdentifier } }
    override var contentView: UIView { counted { super.contentView } }
    override func encode(with coder: NSCoder) { counted { super.encode(with: coder) } }
    override var textLabel: UILabel? { counted { super.textLabel } }
    override var detailTextLabel: UILabel? { counted { super.detailTextLabel } }
    override var backgroundView: UIView? {
        get { counted { super.backgroundView } }
        set { counted { super.backgroundView = newValue } }
    }
    override var configurationState: UIViewConfigurationState { counted { super.configurationState } }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        counted { super.updateConfiguration(using: state) }
    }
    override var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
        get { counted { super.configurationUpdateHandler } }
        set { counted { super.configurationUpdateHandler = newValue } }
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { counted { super.contentConfiguration } }
        set { counted { super.contentConfiguration = newValue } }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { counted { super.backgroundConfiguration } }
        set { counted { super.backgroundConfiguration = newValue } }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { counted { super.automaticallyUpdatesContentConfiguration } }
        set { counted { super.automaticallyUpdatesContentConfiguration = newValue } }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { counted { super.automaticallyUpdatesBackgroundConfiguration } }
        set { counted { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        counted { super.defaultContentConfiguration() }
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        counted { super.defaultBackgroundConfiguration() }
    }
    override func setNeedsUpdateConfiguration() { counted { super.setNeedsUpdateConfiguration() } }
    override func prepareForReuse() { counted { super.prepareForReuse() } }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        counted { super.traitCollectionDidChange(previousTraitCollection) }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { counted { super.sizeThatFits(size) } }
    override func layoutSublayers(of layer: CALayer) { counted { super.layoutSublayers(of: layer) } }
    override func tintColorDidChange() { counted { super.tintColorDidChange() } }
    override func layoutSubviews() { counted { super.layoutSubviews() } }
}
