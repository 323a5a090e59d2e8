import Foundation

struct Forecast: Decodable {
  let summary: String
}

@MainActor final class ForecastService {
  private let decoder = JSONDecoder()

  func load(city: String, completion: @escaping (Result<Forecast, Error>) -> Void) {
    let url = URL(string: "https://example.com/forecast/\(city)")!
    URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async {
        if let error {
          completion(.failure(error))
          return
        }
        guard let data else { return completion(.failure(URLError(.badServerResponse))) }
        do {
          completion(.success(try self.decoder.decode(Forecast.self, from: data)))
        } catch {
          completion(.failure(error))
        }
      }
    }.resume()
  }
}
