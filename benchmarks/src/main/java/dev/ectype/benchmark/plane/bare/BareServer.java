package dev.ectype.benchmark.plane.bare;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves a Spring MVC route with one SELECT, without authentication, rate limits, validation and logs. */
@Configuration(proxyBeanMethods = false)
@ImportAutoConfiguration({
    TomcatServletWebServerAutoConfiguration.class,
    DispatcherServletAutoConfiguration.class,
    WebMvcAutoConfiguration.class,
    HttpMessageConvertersAutoConfiguration.class,
    JacksonAutoConfiguration.class,
    DataSourceAutoConfiguration.class,
    JdbcTemplateAutoConfiguration.class
})
@Import(BareServer.Projects.class)
public class BareServer {
    /** Starts the server; the first argument is the address of a database with a table of projects. */
    public static void main(String[] arguments) {
        SpringApplication application = new SpringApplication(BareServer.class);
        application.setBannerMode(Banner.Mode.OFF);
        WebServerApplicationContext context = (WebServerApplicationContext) application.run(
                "--spring.datasource.url=" + arguments[0],
                "--spring.config.location=optional:none",
                "--logging.level.root=error",
                "--server.address=127.0.0.1",
                "--server.port=0",
                "--server.tomcat.threads.max=50");
        new PrintStream(System.out, true, StandardCharsets.UTF_8)
                .println("ready http://127.0.0.1:"
                        + Objects.requireNonNull(context.getWebServer()).getPort());
    }

    /** A project in a page. */
    record Project(UUID id, String slug, String name, String description, Instant createdAt, Instant updatedAt) {}

    /** A page of projects. */
    record Page(List<Project> items, @Nullable String nextCursor) {}

    @RestController
    static class Projects {
        private final JdbcTemplate database;

        Projects(JdbcTemplate database) {
            this.database = database;
        }

        @GetMapping("/v1/projects")
        Page list() {
            return new Page(
                    database.query(
                            "select id, slug, name, description, created_at, updated_at from projects"
                                    + " where organization_id = (select organization_id from projects limit 1)"
                                    + " order by id desc limit 21",
                            (row, number) -> new Project(
                                    row.getObject(1, UUID.class),
                                    row.getString(2),
                                    row.getString(3),
                                    row.getString(4),
                                    row.getTimestamp(5).toInstant(),
                                    row.getTimestamp(6).toInstant())),
                    null);
        }
    }
}
