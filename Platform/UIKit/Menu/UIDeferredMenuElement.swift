/// A placeholder for menu elements that are loaded when the menu opens, possibly asynchronously.
///
/// The menu displays a loading indicator until the elements are available.
public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var storedElements: [UIMenuElement]?

    /// Creates an element whose provider is called only once.
    ///
    /// - Parameter elementProvider: A closure that creates the elements and passes them to its completion
    ///   handler.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(provider: elementProvider, isCached: true)
    }

    /// Creates an element whose provider is called each time the menu opens.
    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        Self(provider: elementProvider, isCached: false)
    }

    init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The cached elements, or `nil` if the provider must be called.
    var cachedElements: [UIMenuElement]? { storedElements }

    /// Loads the elements and calls `completion` once.
    func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let storedElements { return completion(storedElements) }
        var isDone = false
        provider { [weak self] elements in
            guard !isDone else { return }
            isDone = true
            if let self, self.isCached { self.storedElements = elements }
            completion(elements)
        }
    }
}
