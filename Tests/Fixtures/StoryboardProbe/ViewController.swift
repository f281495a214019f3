import UIKit

class ViewController: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    weak var greeting: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded", greeting.text ?? "", view.tintColor == UIColor(named: "StoryboardTint"))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("appeared", view.window?.isKeyWindow ?? false)
        if !CommandLine.arguments.contains("stay") { performSegue(withIdentifier: "Second", sender: nil) }
    }

    @IBAction func end(_ sender: Any) {
        print("ended")
        exit(EXIT_SUCCESS)
    }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] { super.objcMembers + [.method("end:", ViewController.end)] }
    #endif
}

class SecondController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("second", title ?? "")
        guard let button = view.subviews.first as? UIButton else { return }
        button.sendActions(for: .primaryActionTriggered)
    }
}
