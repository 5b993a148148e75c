package dev.ectype.maven;

import dev.ectype.maven.fork.GeneratorSelection;
import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.generate.GenerationResult;
import dev.ectype.maven.generate.SourceGenerator;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.option.ConfigOptions;
import dev.ectype.maven.option.OptionReader;
import dev.ectype.maven.report.DiagnosticLog;
import dev.ectype.maven.report.Workspace;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.codehaus.plexus.build.BuildContext;
import org.jspecify.annotations.Nullable;

/** Defines the parameters and steps of the goals that generate the sources of emulators. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls a method.
abstract class EmissionMojo extends DescriptionMojo {
    /**
     * The folder of the sources; by default {@code target/generated-sources/ectype}, for tests
     * {@code target/generated-test-sources/ectype}. With several executions each has a subfolder with its id.
     */
    @Parameter(property = "ectype.output")
    private @Nullable File output;

    /** The folder of the plans, which emulators read at start; by default {@code generated-resources} in place of sources. */
    @Parameter(property = "ectype.resourcesOutput")
    private @Nullable File resourcesOutput;

    /** The package of the sources; by default the name of the API. */
    @Parameter(property = "ectype.packageName")
    private @Nullable String packageName;

    /**
     * Options of the generator: {@code sourceFolder} (the folder of the sources below the output) and
     * {@code hideGenerationTimestamp} (only {@code true}). Unknown options are errors.
     */
    @Parameter
    private @Nullable Map<String, @Nullable String> configOptions;

    /**
     * Classes for generated members, each as {@code FORMAT=CLASS}: {@code DateTime=java.time.Instant} or
     * {@code string+ulid=org.example.Ulid}. Formats without a class stay strings and numbers.
     */
    @Parameter(property = "ectype.typeMappings")
    private @Nullable List<String> typeMappings;

    /** Generates everything, even if nothing has changed. */
    @Parameter(property = "ectype.force", defaultValue = "false")
    private boolean force;

    /** Deletes other files in the output when the goal generates something. */
    @Parameter(property = "ectype.cleanupOutput", defaultValue = "false")
    private boolean cleanupOutput;

    /**
     * Generates in a Java process of its own ({@code true}) or in Maven's ({@code false}). By default only descriptions of 1 MB or
     * more have a process of their own, and never in IDEs. Descriptions on the web are always read in Maven's process.
     */
    @Parameter(property = "ectype.fork")
    private @Nullable Boolean fork;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    private final BuildContext buildContext;

    EmissionMojo(ProjectDependenciesResolver resolver, BuildContext buildContext) {
        super(resolver);
        this.buildContext = buildContext;
    }

    /** The name of a folder of generated files, such as {@code generated-sources}. */
    abstract String generated(String kind);

    /** Rejects contradicting parameters. */
    void check() {}

    /** Adds the generated files to the build. */
    abstract void add(String sources, Resource resources);

    @Override
    final void run() throws IOException, MojoFailureException {
        long began = System.nanoTime();
        check();
        GenerationRequest generation = generation();
        Workspace workspace = new Workspace(buildContext, isInEclipse());
        // The JVM of an IDE lives for many builds, so it soon compiles faster than a new one.
        Boolean forked = fork == null && isInEclipse() ? Boolean.FALSE : fork;
        GenerationResult outcome =
                new SourceGenerator(workspace, GeneratorSelection.of(forked, getLog()::info)).run(generation);
        if (!outcome.unchanged()) {
            DiagnosticLog.log(outcome.diagnostics(), getLog());
            workspace.show(outcome.read(), outcome.diagnostics());
        }
        if (outcome.isRefused()) {
            throw new MojoFailureException(DiagnosticLog.failure(outcome.diagnostics()));
        }
        logResult(outcome, (System.nanoTime() - began) / 1_000_000);
        Resource resource = new Resource();
        resource.setDirectory(generation.resources().toString());
        add(generation.sources().toString(), resource);
    }

    private void logResult(GenerationResult outcome, long millis) {
        outcome.emulators().forEach(getLog()::info);
        getLog().info(
                        outcome.unchanged()
                                ? "nothing has changed: " + outcome.files() + " files stay as they are (" + millis
                                        + " ms)"
                                : outcome.files() + " files: " + outcome.changed() + " written, " + outcome.deleted()
                                        + " deleted (" + millis + " ms)");
    }

    private GenerationRequest generation() {
        ConfigOptions config = ConfigOptions.of(configOptions == null ? new TreeMap<>() : configOptions);
        CompileOptions options = new CompileOptions(
                        inference(),
                        failOnWarning(),
                        OptionReader.packageName(packageName),
                        config.sourceFolder(),
                        OptionReader.typeMappings(typeMappings == null ? List.of() : typeMappings),
                        guidance())
                .withOverlays(overlays())
                .withEnvironments(environments());
        Path target = Path.of(project().getBuild().getDirectory());
        Path whole =
                output == null ? folder(target.resolve(generated("sources")).resolve("ectype")) : output.toPath();
        Path resources = resourcesOutput == null
                ? folder(target.resolve(generated("resources")).resolve("ectype"))
                : resourcesOutput.toPath();
        return new GenerationRequest(
                descriptions(),
                options,
                whole.resolve(options.sourceFolder()),
                resources,
                target.resolve("ectype").resolve(execution.getGoal() + "-" + execution.getExecutionId() + ".ledger"),
                force,
                cleanupOutput ? whole : null,
                protectedFolders(),
                session().isOffline());
    }

    /** The folder of an execution: nested source folders would be compiled twice. */
    private Path folder(Path shared) {
        long executions = execution.getPlugin().getExecutions().stream()
                .filter(each -> each.getGoals().contains(execution.getGoal()))
                .count();
        return executions > 1 ? shared.resolve(execution.getExecutionId()) : shared;
    }

    private List<Path> protectedFolders() {
        return List.of(
                base(),
                Path.of(project().getBuild().getSourceDirectory()),
                Path.of(project().getBuild().getTestSourceDirectory()));
    }

    private boolean isInEclipse() {
        return session().getUserProperties().containsKey("m2e.version")
                || session().getSystemProperties().containsKey("m2e.version");
    }
}
