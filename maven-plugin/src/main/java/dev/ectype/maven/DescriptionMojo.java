package dev.ectype.maven;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.option.OptionReader;
import dev.ectype.maven.report.DiagnosticLog;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.maven.spec.DescriptionFinder;
import dev.ectype.maven.spec.DescriptionFolders;
import dev.ectype.maven.spec.LocatedDescription;
import dev.ectype.maven.spec.ProjectLayout;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.jspecify.annotations.Nullable;

/** Defines the parameters of all goals that read descriptions. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls a method.
abstract class DescriptionMojo extends EctypeMojo {
    /**
     * The description: a file, a folder that contains one, an http address, a resource in a dependency of the project or of the
     * plugin, or an address such as {@code jar:file:/repository/pets.jar!/openapi.yaml}. By default the goal reads every file
     * {@code openapi.yaml} or {@code *-openapi.yaml} (or {@code .yml}, {@code .json}) below {@code src/main/api} or
     * {@code src/main/resources}; for tests below {@code src/test/api} or {@code src/test/resources}. {@code check} reads all of
     * them, and {@code graph} reads those for tests if there are no others.
     */
    @Parameter(property = "ectype.inputSpec")
    private @Nullable String inputSpec;

    /** The inference mode: {@code standard}, or {@code off} for sample replies without resources. */
    @Parameter(property = "ectype.inference", defaultValue = "standard")
    private String inference;

    /**
     * OpenAPI Overlays that change the description, in the order in which they apply. Each is a file, an http address or an address
     * such as {@code jar:file:/repository/pets.jar!/overlay.yaml}. They apply to every description that the goal reads.
     */
    @Parameter(property = "ectype.overlays")
    private @Nullable List<String> overlays;

    /**
     * Postman environments with values for the variables of a collection, the most important last. Each is a file, an http address or
     * an address such as {@code jar:file:/repository/pets.jar!/test.postman_environment.json}.
     */
    @Parameter(property = "ectype.environments")
    private @Nullable List<String> environments;

    /** The folder that references in descriptions may not leave; by default the repository around the project. */
    @Parameter(property = "ectype.root")
    private @Nullable File root;

    /** Rejects a description with warnings, such as an unresolved reference. */
    @Parameter(property = "ectype.failOnWarning", defaultValue = "false")
    private boolean failOnWarning;

    /** The file with corrections of conclusions below {@code inference}; ignored if it does not exist. */
    @Parameter(property = "ectype.serviceFile", defaultValue = "${project.basedir}/service.yaml")
    private File serviceFile;

    /** The conclusions that the team accepted, as {@code ectype infer --lock} writes them; ignored if it does not exist. */
    @Parameter(property = "ectype.lockFile", defaultValue = "${project.basedir}/inference.lock.yaml")
    private File lockFile;

    /** Rejects a description whose conclusions differ from {@link #lockFile}, which must exist. */
    @Parameter(property = "ectype.locked", defaultValue = "false")
    private boolean locked;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private List<Artifact> pluginArtifacts;

    private final ProjectDependenciesResolver resolver;

    DescriptionMojo(ProjectDependenciesResolver resolver) {
        this.resolver = resolver;
    }

    /** The folders in which the goal finds descriptions by file name. */
    DescriptionFolders descriptionFolders() {
        return DescriptionFolders.MAIN;
    }

    final Inference.Mode inference() {
        return OptionReader.inference(inference);
    }

    final boolean failOnWarning() {
        return failOnWarning;
    }

    final Guidance guidance() {
        if (locked && !lockFile.isFile()) {
            throw new GoalFailure(
                    "<locked> needs the file " + lockFile + ", which does not exist",
                    "Write it with `ectype infer SPEC --lock`.");
        }
        return new Guidance(existing(serviceFile), existing(lockFile), locked);
    }

    private @Nullable SourceRoot existing(File file) {
        return file.isFile() ? SourceRoot.file(file.toPath(), base()) : null;
    }

    final List<LocatedDescription> descriptions() {
        return finder().find(inputSpec);
    }

    final List<LocatedDescription> overlays() {
        return overlays == null
                ? List.of()
                : overlays.stream().map(finder()::overlay).toList();
    }

    final List<LocatedDescription> environments() {
        return environments == null
                ? List.of()
                : environments.stream().map(finder()::environment).toList();
    }

    /** The options of a goal that emits no sources. */
    final CompileOptions compileOptions() {
        return new CompileOptions(inference(), failOnWarning(), guidance())
                .withOverlays(overlays())
                .withEnvironments(environments());
    }

    private DescriptionFinder finder() {
        Path base = base();
        ProjectClassPath classPath = new ProjectClassPath(resolver, project(), session(), pluginArtifacts);
        List<Path> folders = descriptionFolders().in(base);
        return new DescriptionFinder(new ProjectLayout(
                base, reach(base), folders, classPath::files, session().isOffline()));
    }

    /** The single description, for goals that do not support several. */
    final LocatedDescription description() {
        List<LocatedDescription> found = descriptions();
        if (found.size() > 1) {
            List<String> names = found.stream().map(LocatedDescription::name).toList();
            throw new GoalFailure(
                    "the project has " + found.size() + " descriptions: " + String.join(", ", names),
                    "Give one as <inputSpec> or -Dectype.inputSpec=" + names.get(0)
                            + ", with a separate execution for each.");
        }
        return found.get(0);
    }

    /** Compiles a description, or fails with its errors. */
    final Compilation compiled(LocatedDescription description) throws MojoFailureException {
        CompilationResult result =
                new EmulatorCompiler().compile(compileOptions().request(List.of(description.root())));
        DiagnosticLog.log(result.diagnostics(), getLog());
        Compilation compilation = result.compilation();
        if (compilation == null) {
            throw new MojoFailureException(DiagnosticLog.failure(result.diagnostics()));
        }
        return compilation;
    }

    final Path base() {
        File folder = project().getBasedir();
        Path base = folder == null ? Path.of(session().getExecutionRootDirectory()) : folder.toPath();
        return base.toAbsolutePath().normalize();
    }

    private Path reach(Path base) {
        if (root != null) {
            return root.toPath().toAbsolutePath().normalize();
        }
        Path repository = SourceRoot.repository(base);
        if (repository != null) {
            return repository;
        }
        File build = session().getRequest().getMultiModuleProjectDirectory();
        Path whole = build == null ? base : build.toPath().toAbsolutePath().normalize();
        return base.startsWith(whole) ? whole : base;
    }
}
