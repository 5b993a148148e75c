package dev.ectype.benchmark.plugin;

import dev.ectype.benchmark.measure.CommandOutput;
import dev.ectype.benchmark.measure.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A Maven project without sources.
 *
 * @param folder the folder of the project
 * @param command the command that builds it
 */
record MeasuredProject(Path folder, List<String> command) {
    /** Writes a project that uses no plugin. */
    static MeasuredProject bare(Path folder, PluginRepository repository) throws IOException {
        return written(folder, repository, "");
    }

    /** Writes a project with a copy of a description, from which the plugin generates an emulator. */
    static MeasuredProject generating(Path folder, PluginRepository repository, Path description) throws IOException {
        Files.createDirectories(folder);
        Path copy = folder.resolve("description-" + description.getFileName());
        Files.copy(description, copy);
        return written(folder, repository, """
                  <build>
                    <plugins>
                      <plugin>
                        <groupId>dev.ectype</groupId>
                        <artifactId>ectype-maven-plugin</artifactId>
                        <version>0.1.0-SNAPSHOT</version>
                        <executions>
                          <execution>
                            <goals>
                              <goal>generate</goal>
                            </goals>
                            <configuration>
                              <inputSpec>%s</inputSpec>
                            </configuration>
                          </execution>
                        </executions>
                      </plugin>
                    </plugins>
                  </build>
                """.formatted(copy.getFileName()));
    }

    private static MeasuredProject written(Path folder, PluginRepository repository, String build) throws IOException {
        // Without this folder, Maven would read the options of the checkout around the project.
        Files.createDirectories(folder.resolve(".mvn"));
        Files.writeString(folder.resolve("pom.xml"), """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>org.example</groupId>
                  <artifactId>measured</artifactId>
                  <version>1</version>
                %s</project>
                """.formatted(build));
        return new MeasuredProject(folder, repository.command("generate-sources"));
    }

    /** Deletes all generated files. */
    void clean() throws IOException {
        Path target = folder.resolve("target");
        if (Files.exists(target)) {
            Folders.delete(target);
        }
    }

    /** Generates the sources and returns the seconds of the whole build. */
    double seconds() throws IOException {
        long before = System.nanoTime();
        CommandOutput output = CommandOutput.of(folder, command);
        double seconds = (System.nanoTime() - before) / 1e9;
        if (!output.succeeded()) {
            throw new IOException("the build failed: " + String.join(" ", command) + "\n" + output.text());
        }
        return seconds;
    }
}
