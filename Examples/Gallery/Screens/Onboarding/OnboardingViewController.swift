import UIKit

/// An introduction of three pages, which swipes, the page control and a button turn.
final class OnboardingViewController: UIPageViewController {
    private let pages = OnboardingPage.all

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        title = "Onboarding"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let pageControl = UIPageControl.appearance(whenContainedInInstancesOf: [OnboardingViewController.self])
        pageControl.pageIndicatorTintColor = .systemGray4
        pageControl.currentPageIndicatorTintColor = .tintColor
        dataSource = self
        setViewControllers([makePage(at: 0)], direction: .forward, animated: false)
    }

    private func makePage(at index: Int) -> UIViewController {
        OnboardingPageViewController(
            page: pages[index], buttonTitle: index == pages.count - 1 ? "Get started" : "Continue"
        ) { [weak self] in self?.showPage(after: index) }
    }

    private func showPage(after index: Int) {
        if pages.indices.contains(index + 1) {
            setViewControllers([makePage(at: index + 1)], direction: .forward, animated: true)
        } else {
            navigationController?.popViewController(animated: true)
        }
    }

    private func index(of controller: UIViewController?) -> Int? {
        (controller as? OnboardingPageViewController).flatMap { pages.firstIndex(of: $0.page) }
    }

    private func makePage(_ distance: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = index(of: controller), pages.indices.contains(index + distance) else { return nil }
        return makePage(at: index + distance)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        makePage(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        makePage(1, from: viewController)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        index(of: viewControllers?.first) ?? 0
    }
}
