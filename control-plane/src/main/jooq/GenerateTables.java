import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.jooq.codegen.GenerationTool;
import org.jooq.meta.jaxb.Configuration;
import org.jooq.meta.jaxb.Database;
import org.jooq.meta.jaxb.ForcedType;
import org.jooq.meta.jaxb.Generate;
import org.jooq.meta.jaxb.Generator;
import org.jooq.meta.jaxb.Jdbc;
import org.jooq.meta.jaxb.Logging;
import org.jooq.meta.jaxb.OnError;
import org.jooq.meta.jaxb.Target;

/**
 * Writes the Java classes of the tables: starts a server, migrates it and reads its catalogue. Does nothing where the migrations and this
 * file are those of the last time, because a build that changes neither should not wait for a server.
 */
final class GenerateTables {
    public static void main(String[] arguments) throws Exception {
        Path migrations = Path.of(arguments[0]);
        Path target = Path.of(arguments[1]);
        Path mark = target.resolveSibling("jooq.made-from");
        String digest = digest(migrations);
        if (Files.isRegularFile(mark) && Files.readString(mark).equals(digest)) {
            return;
        }
        Files.createDirectories(target);
        try (EmbeddedPostgres server = EmbeddedPostgres.builder().start()) {
            try (Connection connection = server.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create role ectype_app nologin");
                statement.execute("create role ectype_app_postgres nologin");
            }
            Flyway.configure()
                    .dataSource(server.getPostgresDatabase())
                    .locations("filesystem:" + migrations)
                    .load()
                    .migrate();
            GenerationTool.generate(new Configuration()
                    .withLogging(Logging.WARN)
                    .withOnError(OnError.FAIL)
                    .withJdbc(new Jdbc().withUrl(server.getJdbcUrl("postgres", "postgres")))
                    .withGenerator(new Generator()
                            .withDatabase(new Database()
                                    .withName("org.jooq.meta.postgres.PostgresDatabase")
                                    .withInputSchema("public")
                                    .withOutputSchemaToDefault(true)
                                    .withExcludes("flyway_schema_history")
                                    .withForcedTypes(new ForcedType()
                                            .withUserType("java.time.Instant")
                                            .withBinding("dev.ectype.controlplane.jooq.binding.InstantBinding")
                                            .withIncludeTypes("(?i:timestamp\\(?\\d*\\)? with time zone|timestamptz)")))
                            .withGenerate(new Generate()
                                    .withImplicitJoinPathsToOne(false)
                                    .withImplicitJoinPathsToMany(false)
                                    .withJavaTimeTypes(true))
                            .withTarget(new Target()
                                    .withPackageName("dev.ectype.controlplane.jooq")
                                    .withDirectory(target.toString()))));
        }
        Files.writeString(mark, digest);
    }

    private static String digest(Path migrations) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        List<Path> files;
        try (Stream<Path> found = Files.list(migrations)) {
            files = found.sorted().collect(Collectors.toList());
        }
        for (Path file : files) {
            digest.update(file.getFileName().toString().getBytes("UTF-8"));
            digest.update(Files.readAllBytes(file));
        }
        digest.update(Files.readAllBytes(migrations.resolve("../../../jooq/GenerateTables.java")));
        return new BigInteger(1, digest.digest()).toString(16);
    }
}
