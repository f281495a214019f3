//
//  ReadingViewController.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

/// Counts the time of a reading session.
class ReadingViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var toggleButton: UIButton!
    @IBOutlet private weak var goalView: UIProgressView!

    let book: Book?
    private(set) var seconds = 0
    private var timer: Timer?
    private var displayLink: CADisplayLink?

    init?(coder: NSCoder, book: Book) {
        self.book = book
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        book = nil
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = book?.title
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 64, weight: .light)
        #if os(iOS)
            NotificationCenter.default.addObserver(
                self, selector: #selector(pause), name: UIApplication.willResignActiveNotification, object: nil)
        #endif
        updateTime()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pause()
    }

    var isRunning: Bool { timer != nil }

    @IBAction func toggle(_ sender: UIButton) {
        isRunning ? pause() : start()
    }

    @objc func start() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        let displayLink = CADisplayLink(target: self, selector: #selector(step))
        displayLink.add(to: .main, forMode: .common)
        self.displayLink = displayLink
        updateTime()
    }

    @objc func pause() {
        timer?.invalidate()
        timer = nil
        displayLink?.invalidate()
        displayLink = nil
        updateTime()
    }

    @objc func tick(_ timer: Timer) {
        seconds += 1
        updateTime()
    }

    @objc private func step(_ link: CADisplayLink) {
        let goal = Float(max(Preferences.shared.readingGoal, 1) * 60)
        goalView.progress = min(Float(seconds) / goal, 1)
    }

    private func updateTime() {
        timeLabel.text = String(format: "%02d:%02d", seconds / 60, seconds % 60)
        let title =
            isRunning ? NSLocalizedString("Pause", comment: "Button") : NSLocalizedString("Start", comment: "Button")
        toggleButton.setTitle(title, for: .normal)
    }
}
