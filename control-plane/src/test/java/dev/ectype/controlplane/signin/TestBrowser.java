package dev.ectype.controlplane.signin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** A browser as far as sign-ins need one: it keeps the cookies of one service, follows nothing, and says where a form comes from. */
public final class TestBrowser {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final URI service;
    private final Map<String, String> cookies = new LinkedHashMap<>();

    public TestBrowser(URI service) {
        this.service = service;
    }

    public HttpResponse<String> get(String path) {
        return send(request(path).GET());
    }

    /** Posts a form of a page of the service. */
    public HttpResponse<String> post(String path, Map<String, String> fields) {
        return post(path, fields, origin(service));
    }

    /** Posts a form of a page of another origin. */
    public HttpResponse<String> post(String path, Map<String, String> fields, String origin) {
        String body = fields.entrySet().stream()
                .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
                .collect(Collectors.joining("&"));
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        return send(origin == null ? request : request.header("Origin", origin));
    }

    /** Posts a form of a page of the service with a file. */
    public HttpResponse<String> upload(String path, String name, String content) {
        String body = "--limit\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: application/octet-stream\r\n\r\n" + content + "\r\n--limit--\r\n";
        return send(request(path)
                .header("Content-Type", "multipart/form-data; boundary=limit")
                .header("Origin", origin(service))
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    public String cookie(String name) {
        return cookies.get(name);
    }

    public void setCookie(String name, String value) {
        cookies.put(name, value);
    }

    public void forgetCookies() {
        cookies.clear();
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            response.headers().allValues("Set-Cookie").forEach(this::keep);
            return response;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    public HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(service.resolve(path)).header("User-Agent", "test browser");
        if (!cookies.isEmpty()) {
            request.header(
                    "Cookie",
                    cookies.entrySet().stream()
                            .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                            .collect(Collectors.joining("; ")));
        }
        return request;
    }

    private void keep(String header) {
        String[] pair = header.split(";", 2)[0].split("=", 2);
        if (pair[1].isEmpty()) {
            cookies.remove(pair[0]);
        } else {
            cookies.put(pair[0], pair[1]);
        }
    }

    public static String origin(URI address) {
        return address.getScheme() + "://" + address.getRawAuthority();
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
