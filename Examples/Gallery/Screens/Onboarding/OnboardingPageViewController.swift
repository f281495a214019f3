import UIKit

/// A page of the introduction: a picture, a title, a text and a button.
final class OnboardingPageViewController: UIViewController {
    let page: OnboardingPage
    private let buttonTitle: String
    private let onContinue: () -> Void

    /// The maximum width of the text, in points.
    private static let textWidth: CGFloat = 420
    /// The maximum width of the picture, divided by its height, so that nothing important is cut off on wide screens.
    private static let maximumAspectRatio: CGFloat = 1.6
    /// The corner radius of a picture that is narrower than the screen, in points.
    private static let cornerRadius: CGFloat = 16

    private lazy var imageView = makeImageView()

    init(page: OnboardingPage, buttonTitle: String, onContinue: @escaping () -> Void) {
        self.page = page
        self.buttonTitle = buttonTitle
        self.onContinue = onContinue
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OnboardingPageViewController is not in a nib.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let texts = makeScrollingTexts()
        let button = makeButton()
        for subview in [imageView, texts, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let area = view.safeAreaLayoutGuide
        let margins = view.layoutMarginsGuide
        let preferredWidth = texts.widthAnchor.constraint(equalTo: margins.widthAnchor)
        preferredWidth.priority = .defaultHigh
        let preferredImageWidth = imageView.widthAnchor.constraint(equalTo: view.widthAnchor)
        preferredImageWidth.priority = .defaultHigh
        // Large texts need the space of the picture.
        let preferredImageHeight = imageView.heightAnchor.constraint(equalTo: area.heightAnchor, multiplier: 0.5)
        preferredImageHeight.priority = .defaultLow
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: area.topAnchor),
            imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            imageView.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
            imageView.widthAnchor.constraint(
                lessThanOrEqualTo: imageView.heightAnchor, multiplier: Self.maximumAspectRatio),
            preferredImageWidth,
            preferredImageHeight,
            texts.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 32),
            texts.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            texts.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            texts.widthAnchor.constraint(lessThanOrEqualToConstant: Self.textWidth),
            preferredWidth,
            button.topAnchor.constraint(greaterThanOrEqualTo: texts.bottomAnchor, constant: 16),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.widthAnchor.constraint(equalTo: texts.widthAnchor),
            button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -24),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.layer.cornerRadius = imageView.frame.width < view.bounds.width ? Self.cornerRadius : 0
    }

    private func makeImageView() -> UIView {
        let imageView = UIImageView(image: UIImage(named: page.imageName, in: .module, compatibleWith: nil))
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        return imageView
    }

    /// Makes the texts, which scroll if large texts need more space than there is.
    private func makeScrollingTexts() -> UIView {
        let texts = makeTexts()
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = false
        texts.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(texts)
        let content = scrollView.contentLayoutGuide
        let wholeHeight = scrollView.heightAnchor.constraint(equalTo: texts.heightAnchor)
        // Below that of the labels, which are never compressed, and above that of the picture.
        wholeHeight.priority = UILayoutPriority(700)
        NSLayoutConstraint.activate([
            texts.topAnchor.constraint(equalTo: content.topAnchor),
            texts.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            texts.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            texts.widthAnchor.constraint(equalTo: scrollView.widthAnchor), wholeHeight,
        ])
        return scrollView
    }

    private func makeTexts() -> UIView {
        let texts = UIStackView(arrangedSubviews: [
            makeLabel(page.title, .largeTitle, .label, .traitBold), makeLabel(page.text, .body, .secondaryLabel),
        ])
        texts.axis = .vertical
        texts.spacing = 12
        return texts
    }

    private func makeLabel(
        _ text: String, _ style: UIFont.TextStyle, _ color: UIColor, _ traits: UIFontDescriptor.SymbolicTraits = []
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        label.font = UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: 0)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func makeButton() -> UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = buttonTitle
        configuration.buttonSize = .large
        return UIButton(configuration: configuration, primaryAction: UIAction { [onContinue] _ in onContinue() })
    }
}
