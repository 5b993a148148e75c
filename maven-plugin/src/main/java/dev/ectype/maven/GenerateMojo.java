package dev.ectype.maven;

import dev.ectype.maven.report.GoalFailure;
import javax.inject.Inject;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.codehaus.plexus.build.BuildContext;

/** Generates the Java sources of an emulator from a description, and adds them to the build. */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true, requiresOnline = false)
public final class GenerateMojo extends EmissionMojo {
    /** Whether the sources and the plan become part of the project. */
    @Parameter(property = "ectype.addCompileSourceRoot", defaultValue = "true")
    private boolean addCompileSourceRoot;

    /** Whether the sources and the plan become part of the tests instead; {@code addCompileSourceRoot} must be false then. */
    @Parameter(property = "ectype.addTestCompileSourceRoot", defaultValue = "false")
    private boolean addTestCompileSourceRoot;

    @Inject
    public GenerateMojo(ProjectDependenciesResolver resolver, BuildContext buildContext) {
        super(resolver, buildContext);
    }

    @Override
    String generated(String kind) {
        return "generated-" + kind;
    }

    @Override
    void add(String sources, Resource resources) {
        if (addCompileSourceRoot) {
            project().addCompileSourceRoot(sources);
            project().addResource(resources);
        } else if (addTestCompileSourceRoot) {
            project().addTestCompileSourceRoot(sources);
            project().addTestResource(resources);
        }
    }

    @Override
    void check() {
        if (addCompileSourceRoot && addTestCompileSourceRoot) {
            throw new GoalFailure(
                    "the sources cannot be added to both the project and its tests",
                    "Set only one of addCompileSourceRoot and addTestCompileSourceRoot to true, or use the goal generate-test.");
        }
    }
}
