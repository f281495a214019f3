/// A controller that offers activities for items, such as copying a text or opening a link.
///
/// The activities of the system are those that Linux has: copying to the clipboard, saving in the downloads folder, printing,
/// writing an e-mail, and opening in the desktop's default app.
open class UIActivityViewController: UIViewController {
    /// A closure that receives the type of the performed activity, whether it was completed, the returned items, and an
    /// error if it failed. The type is `nil` if the user selected none.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// A closure that receives the type of the performed activity, and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    private let items: [Any]
    private let applicationActivities: [UIActivity]
    private var isFinished = false

    /// Called when the controller has been dismissed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Called when the controller has been dismissed.
    @available(*, deprecated, message: "Use `completionWithItemsHandler`.")
    open var completionHandler: CompletionHandler? {
        get { oldHandler }
        set { oldHandler = newValue }
    }
    private var oldHandler: CompletionHandler?

    /// The types of activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Whether one activity may be shown more prominently than the others. It is stored; the list shows all activities
    /// alike.
    open var allowsProminentActivity = true

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - activityItems: The items: texts, links, images, or objects that provide them (`UIActivityItemSource`).
    ///   - applicationActivities: The app's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Activity controllers are created with their items")
    public required init?(coder: NSCoder) {
        preconditionFailure("UIActivityViewController cannot be decoded. Create it with its items.")
    }

    override var automaticPresentationStyle: UIModalPresentationStyle { .popover }

    private var resolved: ActivityItems { ActivityItems(items: items, controller: self) }

    /// The activities that are offered: the app's and then the system's.
    final var activities: [UIActivity] {
        let placeholders = resolved.placeholders
        let excluded = Set(excludedActivityTypes ?? [])
        return (applicationActivities + SystemActivity.all()).filter { activity in
            activity.activityType.map { !excluded.contains($0) } ?? true
                && activity.canPerform(withActivityItems: placeholders)
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = ActivityList(activities) { [weak self] in self?.perform($0) }
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        preferredContentSize = CGSize(width: 320, height: CGFloat(44 * list.activities.count + 70))
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { complete(nil, false, nil) }
    }

    private func perform(_ activity: UIActivity) {
        activity.controller = self
        (activity as? SystemActivity)?.subject = resolved.subject(for: activity.activityType)
        activity.prepare(withActivityItems: resolved.items(for: activity.activityType))
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    /// Dismisses the controller after an activity.
    final func finish(_ activity: UIActivity, completed: Bool, error: (any Error)? = nil) {
        guard !isFinished else { return }
        isFinished = true
        let finish = { self.call(activity.activityType, completed, error) }
        guard let presentingViewController else { return finish() }
        presentingViewController.dismiss(animated: true, completion: finish)
    }

    /// Dismisses the controller after an activity that has failed.
    final func fail(_ activity: UIActivity, _ error: any Error) { finish(activity, completed: false, error: error) }

    private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool, _ error: (any Error)?) {
        guard !isFinished else { return }
        isFinished = true
        call(type, completed, error)
    }

    private func call(_ type: UIActivity.ActivityType?, _ completed: Bool, _ error: (any Error)?) {
        completionWithItemsHandler?(type, completed, nil, error)
        oldHandler?(type, completed)
    }
}

/// The list of activities.
private final class ActivityList: UITableViewController {
    let activities: [UIActivity]
    private let onSelect: (UIActivity) -> Void

    init(_ activities: [UIActivity], onSelect: @escaping (UIActivity) -> Void) {
        self.activities = activities
        self.onSelect = onSelect
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable, message: "UIActivityViewController creates its list")
    required init?(coder: NSCoder) {
        preconditionFailure("ActivityList cannot be decoded. UIActivityViewController creates it.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
        let activity = activities[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        content.image = activity.activityImage
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect(activities[indexPath.row])
    }
}
