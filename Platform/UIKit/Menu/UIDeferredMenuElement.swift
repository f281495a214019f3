/// Stands in a menu for elements that are made only when it is opened, and may take their time.
///
/// Until they are there, the menu shows that it is loading.
public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var provided: [UIMenuElement]?

    /// Makes an element whose provider is asked once.
    ///
    /// - Parameter elementProvider: makes the elements, and calls with them what it is given, at once or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(provider: elementProvider, isCached: true)
    }

    /// Makes an element whose provider is asked each time that the menu is opened.
    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        Self(provider: elementProvider, isCached: false)
    }

    init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// What the provider gave, if it need not be asked again.
    var known: [UIMenuElement]? { provided }

    /// Asks for the elements, and calls `completion` with them once.
    func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let provided { return completion(provided) }
        var isDone = false
        provider { [weak self] elements in
            guard !isDone else { return }
            isDone = true
            if let self, self.isCached { self.provided = elements }
            completion(elements)
        }
    }
}
