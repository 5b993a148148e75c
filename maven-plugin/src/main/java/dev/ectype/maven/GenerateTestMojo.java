package dev.ectype.maven;

import dev.ectype.maven.spec.DescriptionFolders;
import javax.inject.Inject;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.codehaus.plexus.build.BuildContext;

/** Generates the Java sources of an emulator from a description, and adds them to the tests of the build. */
@Mojo(
        name = "generate-test",
        defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
        threadSafe = true,
        requiresOnline = false)
public final class GenerateTestMojo extends EmissionMojo {
    /** Whether the sources and the plan become part of the tests. */
    @Parameter(property = "ectype.addTestCompileSourceRoot", defaultValue = "true")
    private boolean addTestCompileSourceRoot;

    @Inject
    public GenerateTestMojo(ProjectDependenciesResolver resolver, BuildContext buildContext) {
        super(resolver, buildContext);
    }

    @Override
    DescriptionFolders descriptionFolders() {
        return DescriptionFolders.TEST;
    }

    @Override
    String generated(String kind) {
        return "generated-test-" + kind;
    }

    @Override
    void add(String sources, Resource resources) {
        if (addTestCompileSourceRoot) {
            project().addTestCompileSourceRoot(sources);
            project().addTestResource(resources);
        }
    }
}
