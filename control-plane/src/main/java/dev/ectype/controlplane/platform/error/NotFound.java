package dev.ectype.controlplane.platform.error;

/** What is not there, or is another organization's, which is told alike. */
public final class NotFound extends ServiceException {
    private static final long serialVersionUID = 1L;

    public NotFound(String noun, String id) {
        super(ErrorCode.NOT_FOUND, "There is no " + noun + " \"" + Excerpt.of(id) + "\" in your organization.");
    }
}
