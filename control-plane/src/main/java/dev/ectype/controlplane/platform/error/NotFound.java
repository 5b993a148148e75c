package dev.ectype.controlplane.platform.error;

/** Reports an object that does not exist or belongs to another organization. */
public final class NotFound extends ServiceException {
    private static final long serialVersionUID = 1L;

    public NotFound(String noun, String id) {
        super(ErrorCode.NOT_FOUND, "There is no " + noun + " \"" + Excerpt.of(id) + "\" in your organization.");
    }
}
