package dev.ectype.controlplane.platform.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** Reads the migrations of this program. */
public final class Migrations {
    static final String LOCATION = "classpath:db/migration";

    private Migrations() {}

    /** Returns the version of the newest migration, such as {@code 0100}. */
    public static String newest() {
        try {
            return Arrays.stream(new PathMatchingResourcePatternResolver(Migrations.class.getClassLoader())
                            .getResources(LOCATION + "/V*__*.sql"))
                    .map(Migrations::version)
                    .max(Comparator.naturalOrder())
                    .orElseThrow(() -> new IllegalStateException("this program has no migrations"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String version(Resource migration) {
        String name = String.valueOf(migration.getFilename());
        return name.substring(1, name.indexOf("__"));
    }
}
