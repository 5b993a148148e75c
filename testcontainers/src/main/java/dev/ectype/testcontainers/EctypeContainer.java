package dev.ectype.testcontainers;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.utility.DockerImageName;
import org.testcontainers.utility.MountableFile;

/**
 * Serves the emulator of a description in a container.
 *
 * <p>Nothing of it changes between runs, neither labels nor names, so that a container which is to be used again is found.
 */
public class EctypeContainer extends GenericContainer<EctypeContainer> {
    /** The port that is served inside the container. */
    public static final int PORT = 8080;

    private static final DockerImageName USUAL = DockerImageName.parse("ectype/ectype");
    private static final String FOLDER = "/descriptions/";
    // The user of the image owns nothing of what is copied.
    private static final int READABLE = 0755;
    private static final List<String> SERVED = List.of(
            "--host=0.0.0.0",
            "--port=" + PORT,
            // Docker chooses the port that clients see: links in replies take it from the request.
            "--trusted-hosts=localhost:*,127.0.0.1:*,host.testcontainers.internal:*");

    private final List<String> specs = new ArrayList<>();
    private final List<String> options = new ArrayList<>();

    /** The image by its full name, which says its version. */
    public EctypeContainer(String image) {
        this(DockerImageName.parse(image));
    }

    @SuppressWarnings("this-escape") // a container is set up by the methods that users call, too
    public EctypeContainer(DockerImageName image) {
        super(image);
        image.assertCompatibleWith(USUAL);
        addExposedPort(PORT);
        setWaitStrategy(Wait.forHttp("/__service/health").forPort(PORT));
    }

    /** Serves a description: a file, or a folder with what it refers to. Several are one API. */
    public EctypeContainer withSpec(MountableFile description) {
        String path = FOLDER + (specs.size() + 1) + "/"
                + description.getFilesystemPath().replaceAll(".*[/\\\\](?=[^/\\\\]+[/\\\\]?$)", "");
        specs.add(path);
        return withCopyFileToContainer(MountableFile.forHostPath(description.getFilesystemPath(), READABLE), path);
    }

    /** Serves a sample API that comes with Ectype, such as {@code petstore}. */
    public EctypeContainer withSample(String name) {
        specs.add(name);
        return self();
    }

    /** An option of {@code ectype emulate}, such as {@code --populate=20}; of two that are the same the later holds. */
    public EctypeContainer withOption(String option) {
        if (!option.matches("--[a-z-]+(=.*)?")) {
            throw new IllegalArgumentException("an option looks like --populate=20, but was \"" + option + "\"");
        }
        options.add(option);
        return self();
    }

    /** Where the emulator is reached from the test, without a slash at the end. */
    public URI getBaseUri() {
        return URI.create("http://" + getHost() + ":" + getMappedPort(PORT));
    }

    @Override
    protected void configure() {
        if (specs.isEmpty()) {
            throw new IllegalStateException("nothing is to be served: name a description with withSpec or withSample");
        }
        List<String> command = new ArrayList<>(List.of("emulate"));
        command.addAll(specs);
        command.addAll(SERVED);
        command.addAll(options);
        setCommand(command.toArray(new String[0]));
    }
}
