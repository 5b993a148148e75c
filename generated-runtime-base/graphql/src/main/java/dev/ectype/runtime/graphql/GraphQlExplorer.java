package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Serves the GraphiQL page and its scripts, to try out queries in a browser. */
final class GraphQlExplorer {
    private static final String PATH = "/__service/graphiql";
    private static final String WEBJARS = "/META-INF/resources/webjars/";
    private static final String START = "start.json";
    private static final Map<String, String> FILES = files();

    /** The page loads and runs only files of this server. */
    private static final HeaderField POLICY = HeaderField.of(
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
                    + " font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'none'");

    private GraphQlExplorer() {}

    static boolean takes(String path) {
        return path.equals(PATH) || path.startsWith(PATH + "/");
    }

    /** @param start the query that the page opens with, created on request */
    static void answer(Request request, Supplier<byte[]> start, ReplyBuffer reply) {
        if (!request.method().equals("GET") && !request.method().equals("HEAD")) {
            reply.status(405).header("allow", "GET, HEAD");
            return;
        }
        if (request.path().equals(PATH + "/")) {
            // The page loads its files relative to the parent folder, which also works behind proxies.
            int query = request.target().indexOf('?');
            String rest = query < 0 ? "" : request.target().substring(query);
            reply.status(308).header("location", "../graphiql" + rest);
            return;
        }
        String file = request.path().substring(PATH.length()).replaceFirst("^/", "");
        if (file.equals(START)) {
            byte[] opened = start.get();
            reply.status(200).header("content-type", "application/json").body(opened, 0, opened.length);
            return;
        }
        String resource = file.isEmpty() ? "explorer.html" : FILES.get(file);
        byte[] content = resource == null ? null : content(resource);
        if (resource == null || content == null) {
            reply.status(404)
                    .header("content-type", "text/plain; charset=utf-8")
                    .append("there is no " + request.path());
            return;
        }
        reply.status(200).header("content-type", type(resource)).body(content, 0, content.length);
        if (file.isEmpty()) {
            reply.header(POLICY).header("x-content-type-options", "nosniff");
        } else {
            reply.header("cache-control", "max-age=86400");
        }
    }

    private static String type(String resource) {
        if (resource.endsWith(".html")) {
            return "text/html; charset=utf-8";
        }
        return resource.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8";
    }

    private static byte @Nullable [] content(String resource) {
        try (InputStream stream = GraphQlExplorer.class.getResourceAsStream(resource)) {
            return stream == null ? null : stream.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("cannot read " + resource, unreadable);
        }
    }

    private static Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("explorer.js", "explorer.js");
        files.put("graphiql.js", WEBJARS + "graphiql/2.4.7/graphiql.min.js");
        files.put("graphiql.css", WEBJARS + "graphiql/2.4.7/graphiql.min.css");
        files.put("react.js", WEBJARS + "react/18.2.0/umd/react.production.min.js");
        files.put("react-dom.js", WEBJARS + "react-dom/18.2.0/umd/react-dom.production.min.js");
        return files;
    }
}
