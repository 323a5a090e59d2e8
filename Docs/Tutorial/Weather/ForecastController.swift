import UIKit

final class ForecastController: UIViewController {
  private let label = UILabel()
  private let service = ForecastService()
  private var shownAt: Date?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
    reload()
  }

  @objc private func reload() {
    service.load(city: "Oslo") { result in
      switch result {
      case .success(let forecast):
        self.label.text = forecast.summary
        self.shownAt = Date()
      case .failure(let error):
        self.label.text = error.localizedDescription
      }
    }
  }
}
