/// An object that can continue an activity, such as a view controller that displays its content.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Displays what an activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The activities of responders.
@MainActor
enum ResponderActivities {
    private struct Entry {
        weak var responder: UIResponder?
        let activity: NSUserActivity
    }

    /// The responders with activities, of which there are few, in the order in which they got them.
    private static var entries: [Entry] = []

    static subscript(responder: UIResponder) -> NSUserActivity? {
        get { entries.first { $0.responder === responder }?.activity }
        set {
            entries.removeAll { $0.responder == nil || $0.responder === responder }
            guard let newValue else { return }
            entries.append(Entry(responder: responder, activity: newValue))
            newValue.needsSave = true
        }
    }

    /// Updates the activities of all responders.
    static func update() {
        for entry in entries { entry.responder?.updateUserActivityState(entry.activity) }
        for entry in entries { updateIfNeeded(entry.activity) }
    }

    /// Notifies the delegate of an activity that needs it, before it is stored.
    static func updateIfNeeded(_ activity: NSUserActivity) {
        guard activity.needsSave else { return }
        activity.delegate?.userActivityWillSave(activity)
        activity.needsSave = false
    }
}
