package dev.ectype.maven;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.option.OptionReader;
import dev.ectype.maven.option.Options;
import dev.ectype.maven.report.Findings;
import dev.ectype.maven.report.Refusal;
import dev.ectype.maven.spec.Description;
import dev.ectype.maven.spec.DescriptionFinder;
import dev.ectype.maven.spec.NamedFolders;
import dev.ectype.maven.spec.Project;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.jspecify.annotations.Nullable;

/** What all goals have that read descriptions. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it asks for anything.
abstract class DescribedMojo extends EctypeMojo {
    /**
     * The description: a file, a folder that holds one, an http address, a resource in a dependency of the project or of the
     * plugin, or an address such as {@code jar:file:/repository/pets.jar!/openapi.yaml}. Where it is left out, every file called
     * {@code openapi.yaml} or {@code *-openapi.yaml} (or {@code .yml}, {@code .json}) is taken that lies below {@code src/main/api}
     * or {@code src/main/resources}; for tests below {@code src/test/api} or {@code src/test/resources}. {@code check} takes all of
     * them, and {@code graph} those for tests where there are no others.
     */
    @Parameter(property = "ectype.inputSpec")
    private @Nullable String inputSpec;

    /** How much is inferred: {@code standard}, or {@code off} for no resources and replies that are samples. */
    @Parameter(property = "ectype.inference", defaultValue = "standard")
    private String inference;

    /** The folder that references in descriptions may reach; by default the repository around the project. */
    @Parameter(property = "ectype.root")
    private @Nullable File root;

    /** Refuses a description with warnings, such as a reference that leads to nothing. */
    @Parameter(property = "ectype.failOnWarning", defaultValue = "false")
    private boolean failOnWarning;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private List<Artifact> pluginArtifacts;

    private final ProjectDependenciesResolver resolver;

    DescribedMojo(ProjectDependenciesResolver resolver) {
        this.resolver = resolver;
    }

    /** The folders where descriptions are found by their names. */
    NamedFolders namedFolders() {
        return NamedFolders.MAIN;
    }

    final Inference.Mode inference() {
        return OptionReader.inference(inference);
    }

    final boolean failOnWarning() {
        return failOnWarning;
    }

    final List<Description> descriptions() {
        Path base = base();
        ClassPath classPath = new ClassPath(resolver, project(), session(), pluginArtifacts);
        List<Path> folders = namedFolders().in(base);
        return new DescriptionFinder(new Project(
                        base, reach(base), folders, classPath::files, session().isOffline()))
                .find(inputSpec);
    }

    /** The only description, for goals that can do nothing with several. */
    final Description description() {
        List<Description> found = descriptions();
        if (found.size() > 1) {
            List<String> names = found.stream().map(Description::name).toList();
            throw new Refusal(
                    "there are " + found.size() + " descriptions: " + String.join(", ", names),
                    "Give one of them as <inputSpec> or -Dectype.inputSpec=" + names.get(0)
                            + ", in an execution for each.");
        }
        return found.get(0);
    }

    /** Compiles a description, or fails with what is wrong with it. */
    final Compilation compiled(Description description) throws MojoFailureException {
        Options options = new Options(inference(), failOnWarning());
        CompilationResult result = new EmulatorCompiler().compile(options.request(List.of(description.root())));
        Findings.log(result.diagnostics(), getLog());
        Compilation compilation = result.compilation();
        if (compilation == null) {
            throw new MojoFailureException(Findings.failure(result.diagnostics()));
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
