//! Forms with files.

use http::{Method, header};

use super::{Heard, Person};

/// A form to be sent.
#[derive(Clone, Default)]
pub struct Form {
    parts: Vec<(String, Vec<u8>)>,
}

impl Form {
    /// With a text.
    pub fn text(self, name: &str, text: impl ToString) -> Self {
        self.part(format!("name=\"{name}\""), text.to_string().as_bytes())
    }

    /// With a file, whose kind its sender lies about.
    pub fn file(self, name: &str, file_name: &str, bytes: &[u8]) -> Self {
        self.part(format!("name=\"{name}\"; filename=\"{file_name}\"\r\nContent-Type: image/png"), bytes)
    }

    /// With whatever comes behind `form-data; `.
    pub fn part(mut self, about: String, bytes: &[u8]) -> Self {
        self.parts.push((about, bytes.to_vec()));
        self
    }

    /// As it is written with this boundary.
    pub fn bytes(&self, boundary: &str) -> Vec<u8> {
        let mut all = Vec::new();
        for (about, bytes) in &self.parts {
            all.extend(format!("--{boundary}\r\nContent-Disposition: form-data; {about}\r\n\r\n").bytes());
            all.extend(bytes);
            all.extend(b"\r\n");
        }
        all.extend(format!("--{boundary}--\r\n").bytes());
        all
    }
}

impl Person {
    /// Sends a form.
    pub async fn form(&self, method: Method, path: &str, form: &Form) -> Heard {
        self.send(self.form_request(method, path, form, "edge")).await
    }

    /// The same, to be sent later.
    pub fn form_request(
        &self,
        method: Method,
        path: &str,
        form: &Form,
        boundary: &str,
    ) -> http::Request<axum::body::Body> {
        let mut request = self.request(method, path, None);
        let kind = format!("multipart/form-data; boundary={boundary}");
        request.headers_mut().insert(header::CONTENT_TYPE, kind.parse().unwrap());
        *request.body_mut() = form.bytes(boundary).into();
        request
    }
}
