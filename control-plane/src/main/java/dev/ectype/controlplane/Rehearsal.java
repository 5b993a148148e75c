package dev.ectype.controlplane;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** Runs a start on an own database and first requests of each kind, so that the start script can archive the loaded classes. */
public final class Rehearsal {
    private Rehearsal() {}

    /** Runs the service and always ends the process: a failed run would otherwise leave a server behind that nobody knows of. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int exit = 1;
        try {
            rehearse();
            exit = 0;
        } finally {
            System.exit(exit);
        }
    }

    /** Starts in a temporary folder. */
    private static void rehearse() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("ectype-rehearsal");
        try {
            SpringApplication application = new SpringApplication(ControlPlaneApplication.class);
            application.setBannerMode(Banner.Mode.OFF);
            try (ConfigurableApplicationContext context =
                    application.run("--ectype.port=0", "--ectype.data-dir=" + folder)) {
                ask(context);
            }
        } finally {
            delete(folder);
        }
    }

    private static void ask(ConfigurableApplicationContext context) throws IOException, InterruptedException {
        String key = context.getBean(dev.ectype.controlplane.organization.operator.Operator.class)
                .first(dev.ectype.controlplane.platform.Plan.ENTERPRISE)
                .orElseThrow();
        WebServer server = ((WebServerApplicationContext) context).getWebServer();
        if (server == null) {
            throw new IllegalStateException("an application that serves has a server");
        }
        HttpClient client = HttpClient.newHttpClient();
        for (String path : List.of("/v1/health/ready", "/v1/me", "/v1/projects", "/v1/events", "/v1/unknown")) {
            client.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.getPort() + path))
                            .header("x-service-key", key)
                            .build(),
                    HttpResponse.BodyHandlers.discarding());
        }
    }

    private static void delete(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failed) throws IOException {
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
